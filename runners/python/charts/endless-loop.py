def f():
    while True:
        if a():
            return 1
        b()
#| f
#|   loop while True
#|   decision a()
#|   jump return 1
#|   process b()
#|   start -> while True
#|   while True -> a() [body]
#|   a() -> return 1 [yes]
#|   a() -> b() [no]
#|   return 1 -> end
#|   b() -> while True [back]
