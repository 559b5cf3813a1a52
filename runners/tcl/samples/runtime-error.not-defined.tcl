proc plus {a b} {
    expr {$a + $b}
}
