f() {
    while true; do
        if a; then break; fi
        b
    done
    while :; do
        c || return 1
    done
}
#| f
#|   loop while true
#|   decision a
#|   jump break
#|   process b
#|   loop while :
#|   decision c
#|   jump return 1
#|   start -> while true
#|   while true -> a [body]
#|   a -> break [yes]
#|   a -> b [no]
#|   break -> while :
#|   b -> while true [back]
#|   while : -> c [body]
#|   c -> while : [yes]
#|   c -> return 1 [no]
#|   return 1 -> end
