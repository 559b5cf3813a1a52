plus() {
    echo $(( $1 + $2 ))
}
