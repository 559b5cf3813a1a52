proc assert_equal {actual expected name} {
    if {$actual ne $expected} {
        error "$name failed: expected $expected but got $actual"
    }
}

assert_equal [digit_sum 0] 0 "Test 1"
assert_equal [digit_sum 7] 7 "Test 2"
assert_equal [digit_sum 10] 1 "Test 3"
assert_equal [digit_sum 407] 11 "Test 4"
assert_equal [digit_sum -407] 11 "Test 5"
assert_equal [digit_sum -1] 1 "Test 6"
assert_equal [digit_sum 999] 27 "Test 7"
assert_equal [digit_sum 1000000] 1 "Test 8"
assert_equal [digit_sum 987654321] 45 "Test 9"
puts "All tests passed"
