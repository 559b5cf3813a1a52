#!/usr/bin/env tclsh
package require Tcl 8.5

namespace eval calc {
    variable scale 1
    proc add {a b} {
        variable scale
        return [expr {($a + $b) * $scale}]
    }
}

proc add {a b} {
    return [calc::add $a $b]
}

proc main {argv} {
    puts "The sum is [add 1 2]"
    return 0
}

main $argv
exit 0
