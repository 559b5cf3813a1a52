f() {
    for x in "$@"; do
        a "$x"
    done
    for y; do b; done
    select z in p q; do c; done
}
#| f
#|   loop for x in "$@"
#|   process a "$x"
#|   loop for y
#|   process b
#|   loop select z in p q
#|   process c
#|   start -> for x in "$@"
#|   for x in "$@" -> a "$x" [body]
#|   for x in "$@" -> for y [done]
#|   a "$x" -> for x in "$@" [back]
#|   for y -> b [body]
#|   for y -> select z in p q [done]
#|   b -> for y [back]
#|   select z in p q -> c [body]
#|   select z in p q -> end [done]
#|   c -> select z in p q [back]
