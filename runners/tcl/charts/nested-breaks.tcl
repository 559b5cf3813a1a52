proc f {xs} {
    foreach x $xs {
        while {[a $x]} {
            if {[b]} break
            c
        }
        if {[d]} break
    }
    e
}
#| f
#|   loop foreach x $xs
#|   decision [a $x]
#|   decision [b]
#|   jump break
#|   process c
#|   decision [d]
#|   jump break (2)
#|   process e
#|   start -> foreach x $xs
#|   foreach x $xs -> [a $x] [body]
#|   foreach x $xs -> e [done]
#|   [a $x] -> [b] [yes]
#|   [a $x] -> [d] [no]
#|   [b] -> break [yes]
#|   [b] -> c [no]
#|   break -> [d]
#|   c -> [a $x] [back]
#|   [d] -> break (2) [yes]
#|   [d] -> foreach x $xs [no]
#|   break (2) -> e
#|   e -> end
