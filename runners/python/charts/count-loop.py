def f(n):
    for i in range(n):
        a(i)
    return n
#| f
#|   loop for i in range(n)
#|   process a(i)
#|   jump return n
#|   start -> for i in range(n)
#|   for i in range(n) -> a(i) [body]
#|   for i in range(n) -> return n [done]
#|   a(i) -> for i in range(n) [back]
#|   return n -> end
