proc roman_to_number {numeral} {
    array set values {I 1 V 5 X 10 L 50 C 100 D 500 M 1000}
    set total 0
    set previous 0
    foreach letter [lreverse [split $numeral ""]] {
        set value $values($letter)
        if {$value < $previous} {
            incr total -$value
        } else {
            incr total $value
            set previous $value
        }
    }
    return $total
}
