proc add {a b} {
    while 1 {}
}
