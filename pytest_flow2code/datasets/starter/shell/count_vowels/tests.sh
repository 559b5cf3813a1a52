test_count_vowels() {
    [[ $(count_vowels "") == "0" ]] || { echo "Test 1 failed"; exit 1; }
    [[ $(count_vowels "rhythm") == "0" ]] || { echo "Test 2 failed"; exit 1; }
    [[ $(count_vowels "a") == "1" ]] || { echo "Test 3 failed"; exit 1; }
    [[ $(count_vowels "aeiou") == "5" ]] || { echo "Test 4 failed"; exit 1; }
    [[ $(count_vowels "AEIOU") == "5" ]] || { echo "Test 5 failed"; exit 1; }
    [[ $(count_vowels "Queue up, Yolanda!") == "8" ]] || { echo "Test 6 failed"; exit 1; }
    [[ $(count_vowels "banana") == "3" ]] || { echo "Test 7 failed"; exit 1; }
    [[ $(count_vowels "xyz 123 E") == "1" ]] || { echo "Test 8 failed"; exit 1; }
}

test_count_vowels
