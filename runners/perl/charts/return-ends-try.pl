sub f {
    my $ok = eval {
        a();
        return 1;
    };
    c();
}
#| f
#|   process my $ok = eval { a(); return 1; }
#|   process c()
#|   start -> my $ok = eval { a(); return 1; }
#|   my $ok = eval { a(); return 1; } -> c()
#|   c() -> end
