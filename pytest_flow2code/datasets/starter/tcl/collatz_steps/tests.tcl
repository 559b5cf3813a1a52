proc assert_equal {actual expected name} {
    if {$actual ne $expected} {
        error "$name failed: expected $expected but got $actual"
    }
}

assert_equal [collatz_steps 1] 0 "Test 1"
assert_equal [collatz_steps 2] 1 "Test 2"
assert_equal [collatz_steps 3] 7 "Test 3"
assert_equal [collatz_steps 6] 8 "Test 4"
assert_equal [collatz_steps 7] 16 "Test 5"
assert_equal [collatz_steps 16] 4 "Test 6"
assert_equal [collatz_steps 27] 111 "Test 7"
assert_equal [collatz_steps 0] -1 "Test 8"
assert_equal [collatz_steps -5] -1 "Test 9"
puts "All tests passed"
