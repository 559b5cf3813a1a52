proc add {a b} {
    if {$a < 0} { error "Test case 1 Failed" }
    expr {$a + $b}
}
