sleep 60 &
add() {
    echo $(( $1 + $2 ))
}
