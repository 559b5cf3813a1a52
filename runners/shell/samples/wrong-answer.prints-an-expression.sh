add() {
    echo "result"
}
