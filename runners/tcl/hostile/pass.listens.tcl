proc came {args} { puts "somebody came" }
socket -server came 18614
after 200 { set waited 1 }
vwait waited

proc add {a b} {
    return [expr {$a + $b}]
}
