proc add {a b} {
    while 1 { puts [string repeat x 10000] }
}
