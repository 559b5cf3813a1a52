proc add {a b} {
    vwait forever
}
