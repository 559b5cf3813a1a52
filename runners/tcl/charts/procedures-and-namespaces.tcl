namespace eval n {
    variable x 1
    proc g {} {
        return 1
    }
}
proc h {} {n::g}
puts [h]
#| top level
#|   output puts [h]
#|   start -> puts [h]
#|   puts [h] -> end
#| n
#|   process variable x 1
#|   start -> variable x 1
#|   variable x 1 -> end
#| n.g
#|   jump return 1
#|   start -> return 1
#|   return 1 -> end
#| h
#|   process n::g
#|   start -> n::g
#|   n::g -> end
