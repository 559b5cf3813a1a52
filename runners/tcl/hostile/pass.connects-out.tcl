foreach {host port} {127.0.0.1 18613 127.0.0.1 22 1.1.1.1 53 ::1 18613} {
    if {[catch {
        set connection [socket $host $port]
        puts $connection "here I am"
        flush $connection
    } text]} { puts $text }
}

proc add {a b} {
    return [expr {$a + $b}]
}
