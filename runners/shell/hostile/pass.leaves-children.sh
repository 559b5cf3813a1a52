for number in 1 2 3; do
    setsid sh -c "trap '' TERM HUP; (sleep 1000000 &) & sleep 1000000" &
    (nohup sleep 1000000 >/dev/null &)
done 2>/dev/null

add() {
    echo $(( $1 + $2 ))
}
