proc assert_equal {actual expected name} {
    if {$actual ne $expected} {
        error "$name failed: expected $expected but got $actual"
    }
}

assert_equal [count_vowels ""] 0 "Test 1"
assert_equal [count_vowels "rhythm"] 0 "Test 2"
assert_equal [count_vowels "a"] 1 "Test 3"
assert_equal [count_vowels "aeiou"] 5 "Test 4"
assert_equal [count_vowels "AEIOU"] 5 "Test 5"
assert_equal [count_vowels "Queue up, Yolanda!"] 8 "Test 6"
assert_equal [count_vowels "banana"] 3 "Test 7"
assert_equal [count_vowels "xyz 123 E"] 1 "Test 8"
puts "All tests passed"
