f() {
    if a; then
        b
#| f
#|   decision a
#|   process b
#|   start -> a
#|   a -> b [yes]
#|   a -> end [no]
#|   b -> end
