proc count_vowels {text} {
    set count 0
    foreach letter [split $text ""] {
        if {[string match {[aeiouAEIOU]} $letter]} {
            incr count
        }
    }
    return $count
}
