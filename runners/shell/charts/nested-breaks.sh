f() {
    for x in 1 2; do
        while a; do
            b && break
            c && break 2
            d && continue 2
        done
        e
    done
    g
}
#| f
#|   loop for x in 1 2
#|   decision a
#|   decision b
#|   jump break
#|   decision c
#|   jump break 2
#|   decision d
#|   jump continue 2
#|   process e
#|   process g
#|   start -> for x in 1 2
#|   for x in 1 2 -> a [body]
#|   for x in 1 2 -> g [done]
#|   a -> b [yes]
#|   a -> e [no]
#|   b -> break [yes]
#|   b -> c [no]
#|   break -> e
#|   c -> break 2 [yes]
#|   c -> d [no]
#|   break 2 -> g
#|   d -> continue 2 [yes]
#|   d -> a [no]
#|   continue 2 -> for x in 1 2 [back]
#|   e -> for x in 1 2 [back]
#|   g -> end
