proc digit_sum {number} {
    set rest [expr {abs($number)}]
    set total 0
    while {$rest > 0} {
        incr total [expr {$rest % 10}]
        set rest [expr {$rest / 10}]
    }
    return $total
}
