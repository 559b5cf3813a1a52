set offset 0

proc identity {x} {
    return $x
}

proc add {a b} {
    global offset
    return [expr {[identity $a] + $b + $offset}]
}
