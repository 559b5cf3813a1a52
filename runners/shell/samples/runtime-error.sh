: "${NOT_SET_ANYWHERE:?must be set}"
add() { echo $(( $1 + $2 )); }
