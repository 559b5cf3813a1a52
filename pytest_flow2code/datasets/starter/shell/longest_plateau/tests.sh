test_longest_plateau() {
    [[ $(longest_plateau "") == "0" ]] || { echo "Test 1 failed"; exit 1; }
    [[ $(longest_plateau "4") == "1" ]] || { echo "Test 2 failed"; exit 1; }
    [[ $(longest_plateau "1 2 3") == "1" ]] || { echo "Test 3 failed"; exit 1; }
    [[ $(longest_plateau "1 2 2 2 5 5") == "3" ]] || { echo "Test 4 failed"; exit 1; }
    [[ $(longest_plateau "7 7 7 7") == "4" ]] || { echo "Test 5 failed"; exit 1; }
    [[ $(longest_plateau "3 3 1 3 3 3") == "3" ]] || { echo "Test 6 failed"; exit 1; }
    [[ $(longest_plateau "0 0 -1 -1 -1 0") == "3" ]] || { echo "Test 7 failed"; exit 1; }
    [[ $(longest_plateau "5 5 5 5 2 2") == "4" ]] || { echo "Test 8 failed"; exit 1; }
    [[ $(longest_plateau "1 2 1 2 1") == "1" ]] || { echo "Test 9 failed"; exit 1; }
    [[ $(longest_plateau "8 9 9") == "2" ]] || { echo "Test 10 failed"; exit 1; }
}

test_longest_plateau
