proc f {n} {
    for {set i 0} {$i < $n} {incr i} {
        if {[a]} {continue}
        b $i
    }
}
#| f
#|   process set i 0
#|   decision $i < $n
#|   decision [a]
#|   jump continue
#|   process b $i
#|   process incr i
#|   start -> set i 0
#|   set i 0 -> $i < $n
#|   $i < $n -> [a] [yes]
#|   $i < $n -> end [no]
#|   [a] -> continue [yes]
#|   [a] -> b $i [no]
#|   continue -> incr i
#|   b $i -> incr i
#|   incr i -> $i < $n [back]
