proc f {x} {while {$x} {a}; foreach y $x {b}; if {$x} c}
#| f
#|   decision $x
#|   process a
#|   loop foreach y $x
#|   process b
#|   decision $x (2)
#|   process c
#|   start -> $x
#|   $x -> a [yes]
#|   $x -> foreach y $x [no]
#|   a -> $x [back]
#|   foreach y $x -> b [body]
#|   foreach y $x -> $x (2) [done]
#|   b -> foreach y $x [back]
#|   $x (2) -> c [yes]
#|   $x (2) -> end [no]
#|   c -> end
