proc add {a b} {
    return [expr {$a + $b}]
}
return
error "never reached"
