proc add {a b} {
    puts -nonewline [string repeat x 5000000]
    return [expr {$a + $b}]
}
