sub f { while ($x) { a(); } for (@y) { b() } }
#| f
#|   decision $x
#|   process a()
#|   loop for (@y)
#|   process b()
#|   start -> $x
#|   $x -> a() [yes]
#|   $x -> for (@y) [no]
#|   a() -> $x [back]
#|   for (@y) -> b() [body]
#|   for (@y) -> end [done]
#|   b() -> for (@y) [back]
