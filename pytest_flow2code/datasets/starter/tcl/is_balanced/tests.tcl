proc assert_equal {actual expected name} {
    if {$actual ne $expected} {
        error "$name failed: expected $expected but got $actual"
    }
}

assert_equal [is_balanced ""] 1 "Test 1"
assert_equal [is_balanced "no brackets"] 1 "Test 2"
assert_equal [is_balanced "()"] 1 "Test 3"
assert_equal [is_balanced "(\[\{\}\])"] 1 "Test 4"
assert_equal [is_balanced "a(b)\[c\]\{d\}"] 1 "Test 5"
assert_equal [is_balanced "(()())"] 1 "Test 6"
assert_equal [is_balanced "("] 0 "Test 7"
assert_equal [is_balanced "\]"] 0 "Test 8"
assert_equal [is_balanced "(\]"] 0 "Test 9"
assert_equal [is_balanced "(\[)\]"] 0 "Test 10"
assert_equal [is_balanced "\{\[\}\]"] 0 "Test 11"
assert_equal [is_balanced "())"] 0 "Test 12"
assert_equal [is_balanced ")("] 0 "Test 13"
assert_equal [is_balanced "(()"] 0 "Test 14"
puts "All tests passed"
