def f(xs):
    for x in xs:
        while a(x):
            if b():
                break
            c()
        if d():
            break
    e()
#| f
#|   loop for x in xs
#|   decision a(x)
#|   decision b()
#|   jump break
#|   process c()
#|   decision d()
#|   jump break (2)
#|   process e()
#|   start -> for x in xs
#|   for x in xs -> a(x) [body]
#|   for x in xs -> e() [done]
#|   a(x) -> b() [yes]
#|   a(x) -> d() [no]
#|   b() -> break [yes]
#|   b() -> c() [no]
#|   break -> d()
#|   c() -> a(x) [back]
#|   d() -> break (2) [yes]
#|   d() -> for x in xs [no]
#|   break (2) -> e()
#|   e() -> end
