proc add {a b} {
    while 1 { puts "more and more" }
}
