test_binary_search() {
    [[ $(binary_search "" 3) == "-1" ]] || { echo "Test 1 failed"; exit 1; }
    [[ $(binary_search "" 0) == "-1" ]] || { echo "Test 2 failed"; exit 1; }
    [[ $(binary_search "-5 -3" 0) == "-1" ]] || { echo "Test 3 failed"; exit 1; }
    [[ $(binary_search "3" 3) == "0" ]] || { echo "Test 4 failed"; exit 1; }
    [[ $(binary_search "3" 2) == "-1" ]] || { echo "Test 5 failed"; exit 1; }
    [[ $(binary_search "3" 4) == "-1" ]] || { echo "Test 6 failed"; exit 1; }
    [[ $(binary_search "-9 -4 0 5 12" -9) == "0" ]] || { echo "Test 7 failed"; exit 1; }
    [[ $(binary_search "-9 -4 0 5 12" -4) == "1" ]] || { echo "Test 8 failed"; exit 1; }
    [[ $(binary_search "-9 -4 0 5 12" 0) == "2" ]] || { echo "Test 9 failed"; exit 1; }
    [[ $(binary_search "-9 -4 0 5 12" 5) == "3" ]] || { echo "Test 10 failed"; exit 1; }
    [[ $(binary_search "-9 -4 0 5 12" 12) == "4" ]] || { echo "Test 11 failed"; exit 1; }
    [[ $(binary_search "-9 -4 0 5 12" -10) == "-1" ]] || { echo "Test 12 failed"; exit 1; }
    [[ $(binary_search "-9 -4 0 5 12" -5) == "-1" ]] || { echo "Test 13 failed"; exit 1; }
    [[ $(binary_search "-9 -4 0 5 12" -1) == "-1" ]] || { echo "Test 14 failed"; exit 1; }
    [[ $(binary_search "-9 -4 0 5 12" 4) == "-1" ]] || { echo "Test 15 failed"; exit 1; }
    [[ $(binary_search "-9 -4 0 5 12" 6) == "-1" ]] || { echo "Test 16 failed"; exit 1; }
    [[ $(binary_search "-9 -4 0 5 12" 13) == "-1" ]] || { echo "Test 17 failed"; exit 1; }
    [[ $(binary_search "1 3 5 7 9 11" 1) == "0" ]] || { echo "Test 18 failed"; exit 1; }
    [[ $(binary_search "1 3 5 7 9 11" 3) == "1" ]] || { echo "Test 19 failed"; exit 1; }
    [[ $(binary_search "1 3 5 7 9 11" 5) == "2" ]] || { echo "Test 20 failed"; exit 1; }
    [[ $(binary_search "1 3 5 7 9 11" 7) == "3" ]] || { echo "Test 21 failed"; exit 1; }
    [[ $(binary_search "1 3 5 7 9 11" 9) == "4" ]] || { echo "Test 22 failed"; exit 1; }
    [[ $(binary_search "1 3 5 7 9 11" 11) == "5" ]] || { echo "Test 23 failed"; exit 1; }
    [[ $(binary_search "1 3 5 7 9 11" 0) == "-1" ]] || { echo "Test 24 failed"; exit 1; }
    [[ $(binary_search "1 3 5 7 9 11" 2) == "-1" ]] || { echo "Test 25 failed"; exit 1; }
    [[ $(binary_search "1 3 5 7 9 11" 8) == "-1" ]] || { echo "Test 26 failed"; exit 1; }
    [[ $(binary_search "1 3 5 7 9 11" 12) == "-1" ]] || { echo "Test 27 failed"; exit 1; }
}

test_binary_search
