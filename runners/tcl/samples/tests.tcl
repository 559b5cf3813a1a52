proc check {function} {
    # Test case utility
    proc assert_equal {actual expected message} {
        if {$actual != $expected} {
            error "$message. Expected $expected but got $actual"
        } else {
            puts "$message - Passed"
        }
    }

    assert_equal [$function 2 3] 5 "Test case 1"
    if {[$function -4 4] eq {0}} {
        puts "Test case 2 Passed"
    } else {
        error "Test case 2 Failed"
    }
    assert_equal [identity 7] 7 {Test case 3}
}

check add
if {[add 20 22] != 42} {
    exit 1
}