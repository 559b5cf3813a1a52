add() {
    sleep 1000
}
