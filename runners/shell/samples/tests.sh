test_add() {
    [[ $(add 2 3) == "5" ]] || { echo "Test 1 failed"; exit 1; }
    local result
    result=$(add -4 4)
    [[ "$result" -eq 0 ]] || { echo "Test 2 failed: expected 0, got $result"; exit 1; }
    add 20 22 >sum.txt
    read -r result <sum.txt
    [ "$result" = 42 ] || exit 1
    rm sum.txt
}

test_add
