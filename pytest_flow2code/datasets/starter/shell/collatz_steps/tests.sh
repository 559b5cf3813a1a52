test_collatz_steps() {
    [[ $(collatz_steps 1) == "0" ]] || { echo "Test 1 failed"; exit 1; }
    [[ $(collatz_steps 2) == "1" ]] || { echo "Test 2 failed"; exit 1; }
    [[ $(collatz_steps 3) == "7" ]] || { echo "Test 3 failed"; exit 1; }
    [[ $(collatz_steps 6) == "8" ]] || { echo "Test 4 failed"; exit 1; }
    [[ $(collatz_steps 7) == "16" ]] || { echo "Test 5 failed"; exit 1; }
    [[ $(collatz_steps 16) == "4" ]] || { echo "Test 6 failed"; exit 1; }
    [[ $(collatz_steps 27) == "111" ]] || { echo "Test 7 failed"; exit 1; }
    [[ $(collatz_steps 0) == "-1" ]] || { echo "Test 8 failed"; exit 1; }
    [[ $(collatz_steps -5) == "-1" ]] || { echo "Test 9 failed"; exit 1; }
}

test_collatz_steps
