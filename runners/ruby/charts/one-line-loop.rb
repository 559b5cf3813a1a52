def f(x) while x do a end; a if x; for y in x do b end end
#| f
#|   decision x
#|   process a
#|   decision x (2)
#|   process a (2)
#|   loop for y in x
#|   process b
#|   start -> x
#|   x -> a [yes]
#|   x -> x (2) [no]
#|   a -> x [back]
#|   x (2) -> a (2) [yes]
#|   x (2) -> for y in x [no]
#|   a (2) -> for y in x
#|   for y in x -> b [body]
#|   for y in x -> end [done]
#|   b -> for y in x [back]
