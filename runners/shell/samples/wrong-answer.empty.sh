add() {
    :
}
