proc assert_equal {actual expected name} {
    if {$actual ne $expected} {
        error "$name failed: expected $expected but got $actual"
    }
}

assert_equal [repeat_text "ab" 0 "-"] "" "Test 1"
assert_equal [repeat_text "ab" -2 "-"] "" "Test 2"
assert_equal [repeat_text "ab" 1 "-"] "ab" "Test 3"
assert_equal [repeat_text "ab" 3 "-"] "ab-ab-ab" "Test 4"
assert_equal [repeat_text "x" 4 ""] "xxxx" "Test 5"
assert_equal [repeat_text "" 3 ","] ",," "Test 6"
assert_equal [repeat_text "a b" 2 " + "] "a b + a b" "Test 7"
puts "All tests passed"
