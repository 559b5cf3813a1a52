text=0123456789abcdef
while :; do text+=$text; done
add() {
    echo $(( $1 + $2 ))
}
