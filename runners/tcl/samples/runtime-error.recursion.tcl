proc add {a b} {
    return [add $a $b]
}
