proc assert_equal {actual expected name} {
    if {$actual ne $expected} {
        error "$name failed: expected $expected but got $actual"
    }
}

assert_equal [longest_plateau {}] 0 "Test 1"
assert_equal [longest_plateau {4}] 1 "Test 2"
assert_equal [longest_plateau {1 2 3}] 1 "Test 3"
assert_equal [longest_plateau {1 2 2 2 5 5}] 3 "Test 4"
assert_equal [longest_plateau {7 7 7 7}] 4 "Test 5"
assert_equal [longest_plateau {3 3 1 3 3 3}] 3 "Test 6"
assert_equal [longest_plateau {0 0 -1 -1 -1 0}] 3 "Test 7"
assert_equal [longest_plateau {5 5 5 5 2 2}] 4 "Test 8"
assert_equal [longest_plateau {1 2 1 2 1}] 1 "Test 9"
assert_equal [longest_plateau {8 9 9}] 2 "Test 10"
puts "All tests passed"
