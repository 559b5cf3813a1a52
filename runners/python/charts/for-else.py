def f(xs):
    for x in xs:
        if a(x):
            break
    else:
        b()
    return c()
#| f
#|   loop for x in xs
#|   decision a(x)
#|   jump break
#|   process b()
#|   jump return c()
#|   start -> for x in xs
#|   for x in xs -> a(x) [body]
#|   for x in xs -> b() [done]
#|   a(x) -> break [yes]
#|   a(x) -> for x in xs [no]
#|   break -> return c()
#|   b() -> return c()
#|   return c() -> end
