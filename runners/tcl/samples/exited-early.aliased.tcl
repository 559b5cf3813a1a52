interp alias {} leave {} exit 0
proc add {a b} {
    tailcall leave
}
