f() {
    (
        cd "$1"
        if a; then exit 1; fi
    )
    { b; c; }
    d | e
    x=$(g | h)
}
#| f
#|   process ( )
#|   process cd "$1"
#|   decision a
#|   jump exit 1
#|   process b
#|   process c
#|   process d | e
#|   process x=$(g | h)
#|   start -> ( )
#|   ( ) -> cd "$1"
#|   cd "$1" -> a
#|   a -> exit 1 [yes]
#|   a -> b [no]
#|   exit 1 -> b
#|   b -> c
#|   c -> d | e
#|   d | e -> x=$(g | h)
#|   x=$(g | h) -> end
