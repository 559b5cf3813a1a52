proc add {a b} { expr {$a + $b} }
error "nothing works"
