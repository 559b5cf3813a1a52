    return [expr {$a + $b}]
}
