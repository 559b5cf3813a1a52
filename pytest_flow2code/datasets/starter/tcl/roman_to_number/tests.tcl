proc assert_equal {actual expected name} {
    if {$actual ne $expected} {
        error "$name failed: expected $expected but got $actual"
    }
}

assert_equal [roman_to_number ""] 0 "Test 1"
assert_equal [roman_to_number "I"] 1 "Test 2"
assert_equal [roman_to_number "III"] 3 "Test 3"
assert_equal [roman_to_number "IV"] 4 "Test 4"
assert_equal [roman_to_number "IX"] 9 "Test 5"
assert_equal [roman_to_number "XIV"] 14 "Test 6"
assert_equal [roman_to_number "XL"] 40 "Test 7"
assert_equal [roman_to_number "LXXXVIII"] 88 "Test 8"
assert_equal [roman_to_number "XC"] 90 "Test 9"
assert_equal [roman_to_number "CD"] 400 "Test 10"
assert_equal [roman_to_number "CM"] 900 "Test 11"
assert_equal [roman_to_number "MCMXCIV"] 1994 "Test 12"
assert_equal [roman_to_number "MMXXV"] 2025 "Test 13"
assert_equal [roman_to_number "MMMCMXCIX"] 3999 "Test 14"
assert_equal [roman_to_number "DCCC"] 800 "Test 15"
puts "All tests passed"
