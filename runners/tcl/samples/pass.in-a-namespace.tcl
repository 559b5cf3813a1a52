namespace eval ::sums {
    variable zero 0
    proc add {a b} {
        variable zero
        return [expr {$zero + $a + $b}]
    }
}
puts [sums::add 1 2]
