f() {
    a || exit 1
    read -r x
    echo "$x"
    printf '%s\n' "$x"
}
#| f
#|   decision a
#|   jump exit 1
#|   input read -r x
#|   output echo "$x"
#|   output printf '%s\n' "$x"
#|   start -> a
#|   a -> read -r x [yes]
#|   a -> exit 1 [no]
#|   exit 1 -> end
#|   read -r x -> echo "$x"
#|   echo "$x" -> printf '%s\n' "$x"
#|   printf '%s\n' "$x" -> end
