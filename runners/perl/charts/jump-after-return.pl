sub f {
    while ($x) {
        return $x;
        last;
    }
    return 0;
}
#| f
#|   decision $x
#|   jump return $x
#|   jump, unreachable last
#|   jump return 0
#|   start -> $x
#|   $x -> return $x [yes]
#|   $x -> return 0 [no]
#|   return $x -> end
#|   last -> return 0
#|   return 0 -> end
