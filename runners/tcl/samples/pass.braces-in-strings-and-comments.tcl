# an unbalanced brace out here is harmless: } exit
proc add {a b} {
    # in here they have to balance {}
    set open "\{ exit"
    set close "\}"
    set pattern {[{}]}
    regexp -- $pattern "$open$close"
    return [expr {$a + $b}]
}
