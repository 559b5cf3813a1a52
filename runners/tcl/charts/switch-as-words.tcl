proc f {x} {
    switch -glob $x p* {a} q {b} default {c}
    d
}
#| f
#|   selector $x
#|   case p*
#|   process a
#|   case q
#|   process b
#|   process c
#|   process d
#|   start -> $x
#|   $x -> p*
#|   p* -> a [match]
#|   p* -> q [other]
#|   a -> d
#|   q -> b [match]
#|   q -> c [other]
#|   b -> d
#|   c -> d
#|   d -> end
