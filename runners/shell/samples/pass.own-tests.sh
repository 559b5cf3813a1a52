add() {
    echo "$(($1 + $2))"
}

test() {
    [ "$(add 1 1)" = 2 ] || exit 1
}

test_add() {
    echo "testing"
    result=$(add 2 2)
    [[ $result -eq 4 ]] && echo "ok" || { echo "not ok"; exit 1; }
}

test
test_add
