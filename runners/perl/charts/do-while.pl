sub f {
    do {
        a();
    } while ($x);
    do { b() } until $x;
    c();
}
#| f
#|   process a()
#|   decision $x
#|   process b()
#|   decision $x (2)
#|   process c()
#|   start -> a()
#|   a() -> $x
#|   $x -> a() [yes]
#|   $x -> b() [no]
#|   b() -> $x (2)
#|   $x (2) -> c() [yes]
#|   $x (2) -> b() [no]
#|   c() -> end
