proc assert_equal {actual expected name} {
    if {$actual ne $expected} {
        error "$name failed: expected $expected but got $actual"
    }
}

assert_equal [rotate_list {} 3] {} "Test 1"
assert_equal [rotate_list {7} 5] {7} "Test 2"
assert_equal [rotate_list {1 2 3 4} 0] {1 2 3 4} "Test 3"
assert_equal [rotate_list {1 2 3 4} 1] {2 3 4 1} "Test 4"
assert_equal [rotate_list {1 2 3 4} 3] {4 1 2 3} "Test 5"
assert_equal [rotate_list {1 2 3 4} 4] {1 2 3 4} "Test 6"
assert_equal [rotate_list {1 2 3 4} 6] {3 4 1 2} "Test 7"
assert_equal [rotate_list {1 2 3 4} -1] {4 1 2 3} "Test 8"
assert_equal [rotate_list {1 2 3} -5] {2 3 1} "Test 9"
puts "All tests passed"
