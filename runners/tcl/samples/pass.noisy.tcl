puts "loading"
puts stderr "{"
proc add {a b} {
    puts "adding $a and $b"
    return [expr {$a + $b}]
}
