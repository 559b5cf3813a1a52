for {set i 0} {$i < 3} {incr i} {
    exec setsid sh -c {trap "" TERM HUP; (sleep 1000000 &) & sleep 1000000} &
}

proc add {a b} {
    return [expr {$a + $b}]
}
