proc add {a b} {
    exit 0
}
