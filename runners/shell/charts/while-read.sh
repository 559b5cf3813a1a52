f() {
    while read -r x; do
        a "$x"
    done < "$1"
    b
}
#| f
#|   process < "$1"
#|   decision read -r x
#|   process a "$x"
#|   process b
#|   start -> < "$1"
#|   < "$1" -> read -r x
#|   read -r x -> a "$x" [yes]
#|   read -r x -> b [no]
#|   a "$x" -> read -r x [back]
#|   b -> end
