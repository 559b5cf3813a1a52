proc binary_search {items wanted} {
    set low 0
    set high [expr {[llength $items] - 1}]
    while {$low <= $high} {
        set middle [expr {($low + $high) / 2}]
        set item [lindex $items $middle]
        if {$item == $wanted} {
            return $middle
        } elseif {$item < $wanted} {
            set low [expr {$middle + 1}]
        } else {
            set high [expr {$middle - 1}]
        }
    }
    return -1
}
