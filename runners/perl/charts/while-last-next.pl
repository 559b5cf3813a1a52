sub f {
    while ($x) {
        last if a();
        next if b();
        c();
    }
    return $x;
}
#| f
#|   decision $x
#|   decision a()
#|   jump last
#|   decision b()
#|   jump next
#|   process c()
#|   jump return $x
#|   start -> $x
#|   $x -> a() [yes]
#|   $x -> return $x [no]
#|   a() -> last [yes]
#|   a() -> b() [no]
#|   last -> return $x
#|   b() -> next [yes]
#|   b() -> c() [no]
#|   next -> $x [back]
#|   c() -> $x [back]
#|   return $x -> end
