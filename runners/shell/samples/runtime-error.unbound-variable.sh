set -u
limit=$((undefined + 1))
add() { echo $(( $1 + $2 )); }
