f() {
    while a; do
        return 1
        break
    done
    b
}
#| f
#|   decision a
#|   jump return 1
#|   jump, unreachable break
#|   process b
#|   start -> a
#|   a -> return 1 [yes]
#|   a -> b [no]
#|   return 1 -> end
#|   break -> b
#|   b -> end
