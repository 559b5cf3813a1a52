proc add {a b} {
    return [expr {$a + $b}]
}

if {[info exists argv0] && [file normalize [info script]] eq [file normalize $argv0]} {
    puts [add [lindex $argv 0] [lindex $argv 1]]
    exit 1
}
