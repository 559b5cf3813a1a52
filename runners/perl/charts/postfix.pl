sub f {
    a() if $x;
    b() while $x;
    c() until $x;
    d($_) for @xs;
    return 1 unless $y;
    e();
}
#| f
#|   decision $x
#|   process a()
#|   decision $x (2)
#|   process b()
#|   decision $x (3)
#|   process c()
#|   loop for @xs
#|   process d($_)
#|   decision $y
#|   jump return 1
#|   process e()
#|   start -> $x
#|   $x -> a() [yes]
#|   $x -> $x (2) [no]
#|   a() -> $x (2)
#|   $x (2) -> b() [yes]
#|   $x (2) -> $x (3) [no]
#|   b() -> $x (2) [back]
#|   $x (3) -> for @xs [yes]
#|   $x (3) -> c() [no]
#|   c() -> $x (3) [back]
#|   for @xs -> d($_) [body]
#|   for @xs -> $y [done]
#|   d($_) -> for @xs [back]
#|   $y -> e() [yes]
#|   $y -> return 1 [no]
#|   return 1 -> end
#|   e() -> end
