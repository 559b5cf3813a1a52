add() {
    if [[ $1 -gt 0 ]]; then
        echo $(( $1 + $2 ))
}
