f() {
    if a; then
        b
    else
        c
    fi
    if ! a; then b; fi
}
#| f
#|   decision a
#|   process b
#|   process c
#|   decision ! a
#|   process b (2)
#|   start -> a
#|   a -> b [yes]
#|   a -> c [no]
#|   b -> ! a
#|   c -> ! a
#|   ! a -> b (2) [yes]
#|   ! a -> end [no]
#|   b (2) -> end
