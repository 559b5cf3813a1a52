f() {
    case $1 in
        p) a ;;
        q) b
    esac
    c
}
#| f
#|   selector $1
#|   case p
#|   process a
#|   case q
#|   process b
#|   process c
#|   start -> $1
#|   $1 -> p
#|   p -> a [match]
#|   p -> q [other]
#|   a -> c
#|   q -> b [match]
#|   q -> c [other]
#|   b -> c
#|   c -> end
