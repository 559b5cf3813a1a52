proc add {a b} {
    return [expr {$a - $b}]
}
