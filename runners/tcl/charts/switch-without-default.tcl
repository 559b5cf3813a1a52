proc f {x} {
    switch $x {
        p {a}
        q {b}
    }
    c
}
#| f
#|   selector $x
#|   case p
#|   process a
#|   case q
#|   process b
#|   process c
#|   start -> $x
#|   $x -> p
#|   p -> a [match]
#|   p -> q [other]
#|   a -> c
#|   q -> b [match]
#|   q -> c [other]
#|   b -> c
#|   c -> end
