proc add {a b} {
    return [no_such_command $a $b]
}
