def f(x):
    while x: a()
    for i in x: b()
    if x: c()
#| f
#|   decision x
#|   process a()
#|   loop for i in x
#|   process b()
#|   decision x (2)
#|   process c()
#|   start -> x
#|   x -> a() [yes]
#|   x -> for i in x [no]
#|   a() -> x [back]
#|   for i in x -> b() [body]
#|   for i in x -> x (2) [done]
#|   b() -> for i in x [back]
#|   x (2) -> c() [yes]
#|   x (2) -> end [no]
#|   c() -> end
