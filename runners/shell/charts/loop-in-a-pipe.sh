f() {
    cat "$1" | while read -r x; do
        if a "$x"; then return 1; fi
        b || exit 2
    done
    c
}
#| f
#|   process cat "$1" |
#|   decision read -r x
#|   decision a "$x"
#|   jump return 1
#|   decision b
#|   jump exit 2
#|   process c
#|   start -> cat "$1" |
#|   cat "$1" | -> read -r x
#|   read -r x -> a "$x" [yes]
#|   read -r x -> c [no]
#|   a "$x" -> return 1 [yes]
#|   a "$x" -> b [no]
#|   return 1 -> c
#|   b -> read -r x [yes]
#|   b -> exit 2 [no]
#|   exit 2 -> c
#|   c -> end
