f() { while a; do b; done; for x in 1 2; do c; done; until d; do e; done; }
#| f
#|   decision a
#|   process b
#|   loop for x in 1 2
#|   process c
#|   decision d
#|   process e
#|   start -> a
#|   a -> b [yes]
#|   a -> for x in 1 2 [no]
#|   b -> a [back]
#|   for x in 1 2 -> c [body]
#|   for x in 1 2 -> d [done]
#|   c -> for x in 1 2 [back]
#|   d -> end [yes]
#|   d -> e [no]
#|   e -> d [back]
