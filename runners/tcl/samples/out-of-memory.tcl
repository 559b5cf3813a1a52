proc add {a b} {
    set all {}
    while 1 { lappend all [string repeat x[llength $all] 5000000] }
}
