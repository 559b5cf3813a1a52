sub f {
    while ($x) {
        next if a();
        b();
    } continue {
        c();
    }
    d();
}
#| f
#|   decision $x
#|   decision a()
#|   jump next
#|   process b()
#|   process c()
#|   process d()
#|   start -> $x
#|   $x -> a() [yes]
#|   $x -> d() [no]
#|   a() -> next [yes]
#|   a() -> b() [no]
#|   next -> c()
#|   b() -> c()
#|   c() -> $x [back]
#|   d() -> end
