def f(x):
    while x:
        if a():
            break
    else:
        b()
    c()
#| f
#|   decision x
#|   decision a()
#|   jump break
#|   process b()
#|   process c()
#|   start -> x
#|   x -> a() [yes]
#|   x -> b() [no]
#|   a() -> break [yes]
#|   a() -> x [no]
#|   break -> c()
#|   b() -> c()
#|   c() -> end
