proc repeat_text {text count separator} {
    set result ""
    for {set copy 0} {$copy < $count} {incr copy} {
        if {$copy > 0} {
            append result $separator
        }
        append result $text
    }
    return $result
}
