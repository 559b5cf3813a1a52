add() {
    yes >&2
}
