set +e
add() { return 1; }
