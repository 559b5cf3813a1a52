foreach channel {stdout stderr} {
    fconfigure $channel -translation binary
    puts $channel "\xff\xfe\x00\xc3\x28 \xed\xa0\x80 \x1b\[2J\r\b\a"
}

proc add {a b} {
    return [expr {$a + $b}]
}
