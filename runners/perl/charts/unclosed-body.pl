sub f {
    if ($x) {
        a();
#| f
#|   decision $x
#|   process a()
#|   start -> $x
#|   $x -> a() [yes]
#|   $x -> end [no]
#|   a() -> end
