proc is_balanced {text} {
    set opened {}
    foreach character [split $text ""] {
        switch -exact -- $character {
            "(" - "\[" - "\{" {
                lappend opened $character
                continue
            }
            ")" { set partner "(" }
            "\]" { set partner "\[" }
            "\}" { set partner "\{" }
            default { continue }
        }
        if {[lindex $opened end] ne $partner} {
            return 0
        }
        set opened [lrange $opened 0 end-1]
    }
    return [expr {[llength $opened] == 0}]
}
