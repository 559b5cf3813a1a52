f() {
    case $1 in
        p) a ;;&
        *) b ;;&
        q) c ;;
    esac
    e
}
#| f
#|   selector $1
#|   case p
#|   process a
#|   case *
#|   process b
#|   case q
#|   process c
#|   process e
#|   start -> $1
#|   $1 -> p
#|   p -> a [match]
#|   p -> * [other]
#|   a -> *
#|   * -> b [match]
#|   * -> q [other]
#|   b -> q
#|   q -> c [match]
#|   q -> e [other]
#|   c -> e
#|   e -> end
