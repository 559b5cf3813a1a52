#!/usr/bin/env tclsh
@ANSWER@

proc run_own_tests {} {
    if {1 + 1 != 2} { error "wrong" }
    puts "all tests passed"
}

if {[info exists argv0] && $argv0 eq [info script]} {
    run_own_tests
}
