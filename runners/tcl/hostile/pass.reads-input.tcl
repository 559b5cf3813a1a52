proc add {a b} {
    read stdin
    return [expr {$a + $b}]
}
