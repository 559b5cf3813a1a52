test_join_by() {
    [[ $(join_by "-") == "" ]] || { echo "Test 1 failed"; exit 1; }
    [[ $(join_by "-" "a") == "a" ]] || { echo "Test 2 failed"; exit 1; }
    [[ $(join_by ", " "a" "b" "c") == "a, b, c" ]] || { echo "Test 3 failed"; exit 1; }
    [[ $(join_by "" "x" "y") == "xy" ]] || { echo "Test 4 failed"; exit 1; }
    [[ $(join_by " and " "salt" "pepper") == "salt and pepper" ]] || { echo "Test 5 failed"; exit 1; }
    [[ $(join_by "/" "one two" "three") == "one two/three" ]] || { echo "Test 6 failed"; exit 1; }
    [[ $(join_by "%s" "a" "b") == "a%sb" ]] || { echo "Test 7 failed"; exit 1; }
    [[ $(join_by "-" "-n" "-e") == "-n--e" ]] || { echo "Test 8 failed"; exit 1; }
}

test_join_by
