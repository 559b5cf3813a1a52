proc f {x} {
    if {$x} then {
        a
    } else {
        b
    }
    if {$x} {c} else {d}
    return $x
}
#| f
#|   decision $x
#|   process a
#|   process b
#|   decision $x (2)
#|   process c
#|   process d
#|   jump return $x
#|   start -> $x
#|   $x -> a [yes]
#|   $x -> b [no]
#|   a -> $x (2)
#|   b -> $x (2)
#|   $x (2) -> c [yes]
#|   $x (2) -> d [no]
#|   c -> return $x
#|   d -> return $x
#|   return $x -> end
