proc f {x} {
    if {$x} {error "x"}
    if {[a]} {throw P q}
    if {[b]} {exit 1}
    if {[c]} {return -code error "y"}
    puts $x
    gets stdin y
}
#| f
#|   decision $x
#|   jump error "x"
#|   decision [a]
#|   jump throw P q
#|   decision [b]
#|   jump exit 1
#|   decision [c]
#|   jump return -code error "y"
#|   output puts $x
#|   input gets stdin y
#|   start -> $x
#|   $x -> error "x" [yes]
#|   $x -> [a] [no]
#|   error "x" -> end [throw]
#|   [a] -> throw P q [yes]
#|   [a] -> [b] [no]
#|   throw P q -> end [throw]
#|   [b] -> exit 1 [yes]
#|   [b] -> [c] [no]
#|   exit 1 -> end
#|   [c] -> return -code error "y" [yes]
#|   [c] -> puts $x [no]
#|   return -code error "y" -> end [throw]
#|   puts $x -> gets stdin y
#|   gets stdin y -> end
