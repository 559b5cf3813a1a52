test_digit_sum() {
    [[ $(digit_sum 0) == "0" ]] || { echo "Test 1 failed"; exit 1; }
    [[ $(digit_sum 7) == "7" ]] || { echo "Test 2 failed"; exit 1; }
    [[ $(digit_sum 10) == "1" ]] || { echo "Test 3 failed"; exit 1; }
    [[ $(digit_sum 407) == "11" ]] || { echo "Test 4 failed"; exit 1; }
    [[ $(digit_sum -407) == "11" ]] || { echo "Test 5 failed"; exit 1; }
    [[ $(digit_sum -1) == "1" ]] || { echo "Test 6 failed"; exit 1; }
    [[ $(digit_sum 999) == "27" ]] || { echo "Test 7 failed"; exit 1; }
    [[ $(digit_sum 1000000) == "1" ]] || { echo "Test 8 failed"; exit 1; }
    [[ $(digit_sum 987654321) == "45" ]] || { echo "Test 9 failed"; exit 1; }
}

test_digit_sum
