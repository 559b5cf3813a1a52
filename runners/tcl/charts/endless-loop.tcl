proc f {} {
    while {1} {
        if {[a]} {break}
        b
    }
    while true {
        if {[c]} {return 1}
    }
}
#| f
#|   loop while {1}
#|   decision [a]
#|   jump break
#|   process b
#|   loop while true
#|   decision [c]
#|   jump return 1
#|   start -> while {1}
#|   while {1} -> [a] [body]
#|   [a] -> break [yes]
#|   [a] -> b [no]
#|   break -> while true
#|   b -> while {1} [back]
#|   while true -> [c] [body]
#|   [c] -> return 1 [yes]
#|   [c] -> while true [no]
#|   return 1 -> end
