proc f {x} {
    switch -exact -- $x {
        p {
            a
        }
        q - r {
            b
        }
        default {
            c
        }
    }
    d
}
#| f
#|   selector $x
#|   case p
#|   process a
#|   case q|r
#|   process b
#|   process c
#|   process d
#|   start -> $x
#|   $x -> p
#|   p -> a [match]
#|   p -> q|r [other]
#|   a -> d
#|   q|r -> b [match]
#|   q|r -> c [other]
#|   b -> d
#|   c -> d
#|   d -> end
