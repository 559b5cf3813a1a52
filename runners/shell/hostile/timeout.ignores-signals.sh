trap '' HUP INT QUIT TERM USR1 USR2 PIPE ALRM
while :; do :; done

add() {
    echo $(( $1 + $2 ))
}
