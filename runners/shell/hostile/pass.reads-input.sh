cat

add() {
    while read -r line; do :; done
    echo $(( $1 + $2 ))
}
