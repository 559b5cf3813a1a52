sub f {
    for my $x (@xs) {
        a();
        redo if b();
    }
}
#| f
#|   loop for my $x (@xs)
#|   process a()
#|   decision b()
#|   jump redo
#|   start -> for my $x (@xs)
#|   for my $x (@xs) -> a() [body]
#|   for my $x (@xs) -> end [done]
#|   a() -> b()
#|   b() -> redo [yes]
#|   b() -> for my $x (@xs) [no]
#|   redo -> a() [back]
