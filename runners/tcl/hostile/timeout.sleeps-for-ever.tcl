proc add {a b} {
    vwait never
    after 2000000000
    return [expr {$a + $b}]
}
