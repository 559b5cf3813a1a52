proc longest_plateau {items} {
    set longest 0
    set run 0
    for {set place 0} {$place < [llength $items]} {incr place} {
        if {$place > 0 && [lindex $items $place] == [lindex $items $place-1]} {
            incr run
        } else {
            set run 1
        }
        if {$run > $longest} {
            set longest $run
        }
    }
    return $longest
}
