f() {
    if [ "$1" -gt 0 ]; then
        a
    elif [ "$1" -lt 0 ]; then
        b
    fi
    c
}
#| f
#|   decision "$1" -gt 0
#|   process a
#|   decision "$1" -lt 0
#|   process b
#|   process c
#|   start -> "$1" -gt 0
#|   "$1" -gt 0 -> a [yes]
#|   "$1" -gt 0 -> "$1" -lt 0 [no]
#|   a -> c
#|   "$1" -lt 0 -> b [yes]
#|   "$1" -lt 0 -> c [no]
#|   b -> c
#|   c -> end
