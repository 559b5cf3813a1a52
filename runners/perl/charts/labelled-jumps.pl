sub f {
    OUT: while ($x) {
        IN: for (;;) {
            last if a();
            last OUT if b();
            next OUT if c();
        }
        d();
    }
    e();
}
#| f
#|   merge OUT:
#|   decision $x
#|   merge IN:
#|   loop for (;;)
#|   decision a()
#|   jump last
#|   decision b()
#|   jump last OUT
#|   decision c()
#|   jump next OUT
#|   process d()
#|   process e()
#|   start -> OUT:
#|   OUT: -> $x
#|   $x -> IN: [yes]
#|   $x -> e() [no]
#|   IN: -> for (;;)
#|   for (;;) -> a() [body]
#|   a() -> last [yes]
#|   a() -> b() [no]
#|   last -> d()
#|   b() -> last OUT [yes]
#|   b() -> c() [no]
#|   last OUT -> e()
#|   c() -> next OUT [yes]
#|   c() -> for (;;) [no]
#|   next OUT -> $x [back]
#|   d() -> $x [back]
#|   e() -> end
