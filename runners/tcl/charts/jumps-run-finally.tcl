proc f {xs} {
    foreach x $xs {
        try {
            if {$x == 1} continue
            if {$x == 2} break
            if {$x == 3} {return $x}
            a
        } finally {
            b
        }
    }
    c
}
#| f
#|   loop foreach x $xs
#|   try try
#|   decision $x == 1
#|   jump continue
#|   decision $x == 2
#|   jump break
#|   decision $x == 3
#|   jump return $x
#|   process a
#|   finally finally
#|   process b
#|   resume resume
#|   process c
#|   start -> foreach x $xs
#|   foreach x $xs -> try [body]
#|   foreach x $xs -> c [done]
#|   try -> $x == 1
#|   try -> finally [throw (exception)]
#|   $x == 1 -> continue [yes]
#|   $x == 1 -> $x == 2 [no]
#|   continue -> finally [(continue)]
#|   $x == 2 -> break [yes]
#|   $x == 2 -> $x == 3 [no]
#|   break -> finally [(break)]
#|   $x == 3 -> return $x [yes]
#|   $x == 3 -> a [no]
#|   return $x -> finally [(return)]
#|   a -> finally
#|   finally -> b
#|   b -> resume
#|   resume -> foreach x $xs [back]
#|   resume -> foreach x $xs [resume (continue)]
#|   resume -> c [resume (break)]
#|   resume -> end [resume (exception)]
#|   resume -> end [resume (return)]
#|   c -> end
