proc add {a b} {
    return [expr {$a + $b}]
}
while {[gets stdin line] >= 0} {
    puts [add {*}$line]
}
