test_count_matches() {
    [[ $(count_matches "" "a") == "0" ]] || { echo "Test 1 failed"; exit 1; }
    [[ $(count_matches "apple" "apple") == "1" ]] || { echo "Test 2 failed"; exit 1; }
    [[ $(count_matches $'apple pie\nplum\npineapple' "apple") == "2" ]] || { echo "Test 3 failed"; exit 1; }
    [[ $(count_matches $'aa aa\naa' "aa") == "2" ]] || { echo "Test 4 failed"; exit 1; }
    [[ $(count_matches $'a.c\nabc\na.c' "a.c") == "2" ]] || { echo "Test 5 failed"; exit 1; }
    [[ $(count_matches $'one\ntwo' "three") == "0" ]] || { echo "Test 6 failed"; exit 1; }
    [[ $(count_matches $'[x]\nx\n[x] [x]' "[x]") == "2" ]] || { echo "Test 7 failed"; exit 1; }
    [[ $(count_matches $'Apple\napple' "apple") == "1" ]] || { echo "Test 8 failed"; exit 1; }
}

test_count_matches
