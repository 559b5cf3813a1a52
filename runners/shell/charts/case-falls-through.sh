f() {
    case $1 in
        p) a ;&
        q) b ;;&
        r) c ;;
        *) d ;;
    esac
    e
}
#| f
#|   selector $1
#|   case p
#|   process a
#|   case q
#|   process b
#|   case r
#|   process c
#|   process d
#|   process e
#|   start -> $1
#|   $1 -> p
#|   p -> a [match]
#|   p -> q [other]
#|   a -> b [fall]
#|   q -> b [match]
#|   q -> r [other]
#|   b -> r
#|   r -> c [match]
#|   r -> d [other]
#|   c -> e
#|   d -> e
#|   e -> end
