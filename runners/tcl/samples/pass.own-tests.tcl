proc add {a b} {
    return [expr {$a + $b}]
}

proc assert_equal {actual expected} {
    if {$actual ne $expected} { error "own test" }
}

proc check {} {
    assert_equal [add 1 1] 2
    puts "all passed"
}

check
