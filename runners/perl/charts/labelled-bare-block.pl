sub f {
    OUT: {
        for my $x (@xs) {
            last OUT if a($x);
            next if b($x);
            last;
        }
        next OUT if c();
        d();
    }
    e();
}
#| f
#|   merge OUT:
#|   loop for my $x (@xs)
#|   decision a($x)
#|   jump last OUT
#|   decision b($x)
#|   jump next
#|   jump last
#|   decision c()
#|   jump next OUT
#|   process d()
#|   process e()
#|   start -> OUT:
#|   OUT: -> for my $x (@xs)
#|   for my $x (@xs) -> a($x) [body]
#|   for my $x (@xs) -> c() [done]
#|   a($x) -> last OUT [yes]
#|   a($x) -> b($x) [no]
#|   last OUT -> e()
#|   b($x) -> next [yes]
#|   b($x) -> last [no]
#|   next -> for my $x (@xs) [back]
#|   last -> c()
#|   c() -> next OUT [yes]
#|   c() -> d() [no]
#|   next OUT -> e()
#|   d() -> e()
#|   e() -> end
