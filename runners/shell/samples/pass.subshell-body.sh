add() (
    set -e
    trap 'exit 0' EXIT
    echo $(( $1 + $2 ))
    exit 0
)
