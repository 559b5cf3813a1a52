proc add {a b} {
    uplevel #0 exit
}
