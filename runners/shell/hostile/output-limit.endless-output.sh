yes more and more

add() {
    echo $(( $1 + $2 ))
}
