exit 0
add() { echo $(( $1 + $2 )); }
