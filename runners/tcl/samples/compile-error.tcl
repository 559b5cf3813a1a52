proc add {a b} {
    if {$a > $b} {
    return [expr {$a + $b}]
}
