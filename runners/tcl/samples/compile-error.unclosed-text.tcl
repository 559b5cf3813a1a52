proc add {a b} { expr {$a + $b} }
set text "never ends
