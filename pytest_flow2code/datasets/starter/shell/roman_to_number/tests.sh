test_roman_to_number() {
    [[ $(roman_to_number "") == "0" ]] || { echo "Test 1 failed"; exit 1; }
    [[ $(roman_to_number "I") == "1" ]] || { echo "Test 2 failed"; exit 1; }
    [[ $(roman_to_number "III") == "3" ]] || { echo "Test 3 failed"; exit 1; }
    [[ $(roman_to_number "IV") == "4" ]] || { echo "Test 4 failed"; exit 1; }
    [[ $(roman_to_number "IX") == "9" ]] || { echo "Test 5 failed"; exit 1; }
    [[ $(roman_to_number "XIV") == "14" ]] || { echo "Test 6 failed"; exit 1; }
    [[ $(roman_to_number "XL") == "40" ]] || { echo "Test 7 failed"; exit 1; }
    [[ $(roman_to_number "LXXXVIII") == "88" ]] || { echo "Test 8 failed"; exit 1; }
    [[ $(roman_to_number "XC") == "90" ]] || { echo "Test 9 failed"; exit 1; }
    [[ $(roman_to_number "CD") == "400" ]] || { echo "Test 10 failed"; exit 1; }
    [[ $(roman_to_number "CM") == "900" ]] || { echo "Test 11 failed"; exit 1; }
    [[ $(roman_to_number "MCMXCIV") == "1994" ]] || { echo "Test 12 failed"; exit 1; }
    [[ $(roman_to_number "MMXXV") == "2025" ]] || { echo "Test 13 failed"; exit 1; }
    [[ $(roman_to_number "MMMCMXCIX") == "3999" ]] || { echo "Test 14 failed"; exit 1; }
    [[ $(roman_to_number "DCCC") == "800" ]] || { echo "Test 15 failed"; exit 1; }
}

test_roman_to_number
