test_clamp() {
    [[ $(clamp 5 0 10) == "5" ]] || { echo "Test 1 failed"; exit 1; }
    [[ $(clamp -3 0 10) == "0" ]] || { echo "Test 2 failed"; exit 1; }
    [[ $(clamp 42 0 10) == "10" ]] || { echo "Test 3 failed"; exit 1; }
    [[ $(clamp 0 0 10) == "0" ]] || { echo "Test 4 failed"; exit 1; }
    [[ $(clamp 10 0 10) == "10" ]] || { echo "Test 5 failed"; exit 1; }
    [[ $(clamp 11 0 10) == "10" ]] || { echo "Test 6 failed"; exit 1; }
    [[ $(clamp -1 0 10) == "0" ]] || { echo "Test 7 failed"; exit 1; }
    [[ $(clamp -7 -9 -5) == "-7" ]] || { echo "Test 8 failed"; exit 1; }
    [[ $(clamp -4 -9 -5) == "-5" ]] || { echo "Test 9 failed"; exit 1; }
    [[ $(clamp -10 -9 -5) == "-9" ]] || { echo "Test 10 failed"; exit 1; }
    [[ $(clamp 3 4 4) == "4" ]] || { echo "Test 11 failed"; exit 1; }
    [[ $(clamp 5 4 4) == "4" ]] || { echo "Test 12 failed"; exit 1; }
}

test_clamp
