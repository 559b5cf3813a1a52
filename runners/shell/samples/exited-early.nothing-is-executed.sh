add() { echo $(( $1 + $2 )); }
set -n
