f() {
    until a; do
        b
    done
    c
}
#| f
#|   decision a
#|   process b
#|   process c
#|   start -> a
#|   a -> c [yes]
#|   a -> b [no]
#|   b -> a [back]
#|   c -> end
