proc assert_equal {actual expected name} {
    if {$actual ne $expected} {
        error "$name failed: expected $expected but got $actual"
    }
}

assert_equal [clamp 5 0 10] 5 "Test 1"
assert_equal [clamp -3 0 10] 0 "Test 2"
assert_equal [clamp 42 0 10] 10 "Test 3"
assert_equal [clamp 0 0 10] 0 "Test 4"
assert_equal [clamp 10 0 10] 10 "Test 5"
assert_equal [clamp 11 0 10] 10 "Test 6"
assert_equal [clamp -1 0 10] 0 "Test 7"
assert_equal [clamp -7 -9 -5] -7 "Test 8"
assert_equal [clamp -4 -9 -5] -5 "Test 9"
assert_equal [clamp -10 -9 -5] -9 "Test 10"
assert_equal [clamp 3 4 4] 4 "Test 11"
assert_equal [clamp 5 4 4] 4 "Test 12"
puts "All tests passed"
