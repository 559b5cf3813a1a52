# Runs an answer and then its tests, and reports how that went.
#
# usage: tclsh harness.tcl FOLDER ENTRY ASKED PROCS NAMES LEAVES
#   ENTRY  the command that the answer has to define
#   ASKED  the commands of the answer that the tests call, ENTRY among them
#   PROCS  the procedures that the tests define
#   NAMES  Tcl's own commands that the tests rely on
#   LEAVES whether the tests have an `exit` of their own
#
# Answer and tests run in an interpreter of their own, which cannot look into this one: the token
# stays here. The notice that one of NAMES was deleted, renamed or replaced is a call of this
# interpreter, and so is what became of `exit` in the tests.

lassign $argv folder entry asked procs names leaves
gets stdin line
lassign [split $line] token path
close stdin
# The first channel to be opened takes the place of the closed one, in the other interpreter too.
open /dev/null r
set report [open $path a]
set replaced {}

proc tell {kind text} {
    puts $::report "$kind [string map {\n { } \r { }} [string range $text 0 500]]"
    flush $::report
}

proc finish {} {
    tell done [string reverse $::token]
}

proc own {name} {
    return [expr {[string trimleft $name :] in $::procs}]
}

# What `exit` becomes in the tests.
proc leave {{status 0}} {
    if {$status eq "0"} {
        finish
    } else {
        tell wrong "the tests left with status $status"
    }
    exit $status
}

proc notice {name args} {
    lappend ::replaced $name
}

# Whether an error was raised by the tests' text itself: by `error`, `throw` or `return -code
# error` in one of the tests' procedures or outside of all.
proc raised {options} {
    set stack [dict get $options -errorstack]
    set inner {}
    set caller {}
    foreach {what frame} $stack {
        if {$what eq "INNER"} {
            set inner $frame
        } elseif {$what eq "CALL"} {
            set caller [lindex $frame 0]
            break
        }
    }
    if {$caller ne "" && ![own $caller]} {
        return 0
    }
    lassign $inner how what
    if {[string match return* $how]} {
        return 1
    }
    return [expr {[string match invoke* $how] && ([string trimleft $what :] in {error throw} || [own $what])}]
}

proc run {file} {
    return [catch {box eval [list source -encoding utf-8 $::folder/$file]} ::message ::options]
}

# Gives the entry point its bare name if the answer defines it in a namespace of its own.
proc adopt {entry parent} {
    foreach space [box eval [list namespace children $parent]] {
        if {$space in {::tcl ::oo ::zlib ::flow2code}} {
            continue
        }
        if {[box eval [list info procs ${space}::$entry]] ne ""} {
            box eval [list interp alias {} ::$entry {} ${space}::$entry]
            return
        }
        adopt $entry $space
    }
}

proc complain {} {
    if {[dict exists $::options -errorinfo]} {
        puts stderr [dict get $::options -errorinfo]
    }
}

# What stands before each of ASKED. A procedure can end its caller, or its caller's loop, as with
# `return -code break`: tests that never ran would then seem to have held.
set result {
    set code [catch {uplevel 1 [list "::flow2code NAME" {*}$args]} value options]
    if {$code > 1} {
        return -code error "NAME ended with code $code instead of a result"
    }
    dict incr options -level
    return -options $options $value
}

interp create box
box eval [list set argv0 $argv0]
box eval {set argv {}; set argc 0; set tcl_interactive 0}
foreach name $names {
    interp alias box ::flow2code::notice::$name {} notice $name
    box eval [list trace add command ::$name {rename delete} ::flow2code::notice::$name]
}

set file [open $folder/answer.tcl]
fconfigure $file -encoding utf-8
set text [read $file]
close $file
if {![info complete $text]} {
    puts stderr "answer.tcl: a brace, bracket or quote is never closed"
    tell invalid "a brace, bracket or quote is never closed"
    exit 2
}
set code [run answer.tcl]
if {$code != 0 && $code != 2} {
    complain
    tell error $message
    exit 1
}
if {$entry ne "" && [box eval [list info commands ::$entry]] eq ""} {
    adopt $entry ::
}
if {$entry ne "" && [box eval [list info commands ::$entry]] eq ""} {
    tell error "$entry is not defined"
    exit 1
}
foreach name $asked {
    if {[box eval [list info commands ::$name]] ne ""} {
        box eval [list rename ::$name "::flow2code $name"]
        box eval [list proc ::$name args [string map [list NAME [list $name]] $result]]
    }
}
interp recursionlimit box 3000
if {$leaves} {
    interp alias box ::flow2code::leave {} leave
}
if {$replaced eq ""} {
    set code [run tests.tcl]
    if {$code != 0 && $code != 2} {
        complain
        tell [expr {[raised $options] ? "wrong" : "error"}] $message
        exit 1
    }
}
foreach name $names {
    if {[box eval [list trace info execution ::$name]] ne ""} {
        lappend replaced $name
    }
}
if {$replaced ne ""} {
    tell wrong "a command that the tests rely on was replaced: [lindex $replaced 0]"
    exit 1
}
finish
exit 0
