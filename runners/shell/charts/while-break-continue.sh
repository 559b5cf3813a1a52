f() {
    while [ "$x" ]; do
        if a; then break; fi
        b && continue
        c
    done
    d
}
#| f
#|   decision "$x"
#|   decision a
#|   jump break
#|   decision b
#|   jump continue
#|   process c
#|   process d
#|   start -> "$x"
#|   "$x" -> a [yes]
#|   "$x" -> d [no]
#|   a -> break [yes]
#|   a -> b [no]
#|   break -> d
#|   b -> continue [yes]
#|   b -> c [no]
#|   continue -> "$x" [back]
#|   c -> "$x" [back]
#|   d -> end
