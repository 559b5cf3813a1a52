proc f {x} {
    try {
        if {$x} {return 1}
        return 2
    } on error {} {
        return 3
    } finally {
        a
    }
}
#| f
#|   try try
#|   decision $x
#|   jump return 1
#|   jump return 2
#|   handler on error {}
#|   jump return 3
#|   finally finally
#|   process a
#|   start -> try
#|   try -> $x
#|   try -> on error {} [throw]
#|   $x -> return 1 [yes]
#|   $x -> return 2 [no]
#|   return 1 -> finally [(return)]
#|   return 2 -> finally [(return)]
#|   on error {} -> return 3 [match]
#|   return 3 -> finally [(return)]
#|   finally -> a
#|   a -> end
