set offset 0

proc identity {x} {
    return $x
}

proc add {a b} {
}

set offset 0

proc add {a b} {
    return [expr {$a + $b}]
}
