#!/bin/bash

add() {
    echo "$(( $1 + $2 ))"
}

[ "$(add 1 2)" = 3 ] && echo "it works"
exit 0
# the end
