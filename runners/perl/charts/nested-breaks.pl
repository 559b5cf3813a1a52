sub f {
    for my $x (@xs) {
        while (a($x)) {
            last if b();
            c();
        }
        last if d();
    }
    e();
}
#| f
#|   loop for my $x (@xs)
#|   decision a($x)
#|   decision b()
#|   jump last
#|   process c()
#|   decision d()
#|   jump last (2)
#|   process e()
#|   start -> for my $x (@xs)
#|   for my $x (@xs) -> a($x) [body]
#|   for my $x (@xs) -> e() [done]
#|   a($x) -> b() [yes]
#|   a($x) -> d() [no]
#|   b() -> last [yes]
#|   b() -> c() [no]
#|   last -> d()
#|   c() -> a($x) [back]
#|   d() -> last (2) [yes]
#|   d() -> for my $x (@xs) [no]
#|   last (2) -> e()
#|   e() -> end
