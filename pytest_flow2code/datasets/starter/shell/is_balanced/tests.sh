test_is_balanced() {
    [[ $(is_balanced "") == "true" ]] || { echo "Test 1 failed"; exit 1; }
    [[ $(is_balanced "no brackets") == "true" ]] || { echo "Test 2 failed"; exit 1; }
    [[ $(is_balanced "()") == "true" ]] || { echo "Test 3 failed"; exit 1; }
    [[ $(is_balanced "([{}])") == "true" ]] || { echo "Test 4 failed"; exit 1; }
    [[ $(is_balanced "a(b)[c]{d}") == "true" ]] || { echo "Test 5 failed"; exit 1; }
    [[ $(is_balanced "(()())") == "true" ]] || { echo "Test 6 failed"; exit 1; }
    [[ $(is_balanced "(") == "false" ]] || { echo "Test 7 failed"; exit 1; }
    [[ $(is_balanced "]") == "false" ]] || { echo "Test 8 failed"; exit 1; }
    [[ $(is_balanced "(]") == "false" ]] || { echo "Test 9 failed"; exit 1; }
    [[ $(is_balanced "([)]") == "false" ]] || { echo "Test 10 failed"; exit 1; }
    [[ $(is_balanced "{[}]") == "false" ]] || { echo "Test 11 failed"; exit 1; }
    [[ $(is_balanced "())") == "false" ]] || { echo "Test 12 failed"; exit 1; }
    [[ $(is_balanced ")(") == "false" ]] || { echo "Test 13 failed"; exit 1; }
    [[ $(is_balanced "(()") == "false" ]] || { echo "Test 14 failed"; exit 1; }
}

test_is_balanced
