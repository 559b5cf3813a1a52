f() {
    for ((i = 0; i < n; i++)); do
        if a; then continue; fi
        b
    done
}
#| f
#|   process i = 0
#|   decision i < n
#|   decision a
#|   jump continue
#|   process b
#|   process i++
#|   start -> i = 0
#|   i = 0 -> i < n
#|   i < n -> a [yes]
#|   i < n -> end [no]
#|   a -> continue [yes]
#|   a -> b [no]
#|   continue -> i++
#|   b -> i++
#|   i++ -> i < n [back]
