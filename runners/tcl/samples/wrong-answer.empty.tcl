proc add {a b} {
}
