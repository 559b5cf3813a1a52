proc add {a b} {
    exec kill -SEGV [pid]
    after 1000
}
