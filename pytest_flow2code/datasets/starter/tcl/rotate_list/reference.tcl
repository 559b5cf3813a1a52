proc rotate_list {items count} {
    set size [llength $items]
    if {$size == 0} {
        return {}
    }
    set shift [expr {$count % $size}]
    set front [lrange $items 0 [expr {$shift - 1}]]
    return [concat [lrange $items $shift end] $front]
}
