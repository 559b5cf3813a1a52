add() {
    while :; do :; done
}
