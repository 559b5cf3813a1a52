# Runs a source and its tests and tells each command of the source. usage: tclsh trace.tcl BOX MOST

namespace eval flow2code {
    variable box [lindex $argv 0] left [lindex $argv 1] count 0 out {} stack {}

    proc say {args} {
        variable left
        variable out
        if {$left < 0} return
        incr left -1
        lappend out "@flow [join $args]"
        if {$left < 0} {lappend out "@flow cut"}
    }

    proc enter {command operation} {
        variable count
        variable stack
        lappend stack [incr count]
        say c $count $::flow2code::starts([lindex $command 0]) [lindex $command 0]
    }

    proc leave {command code result operation} {
        variable stack
        if {$code == 1} {say x [lindex $stack end]}
        say r [lindex $stack end]
        set stack [lrange $stack 0 end-1]
        if {$code == 1 && [llength $stack]} {say x [lindex $stack end]}
    }

    proc step {name command operation} {
        variable stack
        set frame [info frame -2]
        set first [lindex $command 0]
        if {$first eq "::flow2code::test" || $first eq "expr"} return
        if {![dict exists $frame proc] || ![dict exists $frame line]} return
        if {[dict get $frame proc] ne $name} return
        set line [dict get $frame line]
        if {[dict get $frame type] eq "proc"} {incr line [expr {$::flow2code::starts($name) - 1}]}
        say l [lindex $stack end] $line
    }

    proc test {number value} {
        variable stack
        say t [lindex $stack end] $number [expr {!!$value}]
        return $value
    }

    proc watch {} {
        variable starts
        set file [open $::flow2code::box/answer.tcl]
        set lines [split [read $file] \n]
        close $file
        for {set i 0} {$i < [llength $lines]} {incr i} {
            if {![regexp {^\s*proc\s+(\S+)} [lindex $lines $i] -> name]} continue
            set full [namespace eval :: [list namespace which -command $name]]
            if {$full eq ""} continue
            foreach known [list $full $name] {set starts($known) [expr {$i + 1}]}
            trace add execution $full {enter} ::flow2code::enter
            trace add execution $full {leave} ::flow2code::leave
            trace add execution $full {enterstep} [list ::flow2code::step $full]
        }
    }
}

set code [catch {
    source $flow2code::box/answer.tcl
    flow2code::watch
    source $flow2code::box/tests.tcl
} message]
puts stderr "\n[join $flow2code::out \n]"
if {$code} {puts stderr $message}
exit $code
