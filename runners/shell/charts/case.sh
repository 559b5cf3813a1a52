f() {
    case "$1" in
        p | q) a ;;
        r) b ;;
        *) c ;;
    esac
    d
}
#| f
#|   selector "$1"
#|   case p|q
#|   process a
#|   case r
#|   process b
#|   process c
#|   process d
#|   start -> "$1"
#|   "$1" -> p|q
#|   p|q -> a [match]
#|   p|q -> r [other]
#|   a -> d
#|   r -> b [match]
#|   r -> c [other]
#|   b -> d
#|   c -> d
#|   d -> end
