def f(xs):
    for x in xs:
        try:
            if x == 1:
                continue
            if x == 2:
                break
            if x == 3:
                return x
            a()
        finally:
            b()
    c()
#| f
#|   loop for x in xs
#|   try try
#|   decision x == 1
#|   jump continue
#|   decision x == 2
#|   jump break
#|   decision x == 3
#|   jump return x
#|   process a()
#|   finally finally
#|   process b()
#|   resume resume
#|   process c()
#|   start -> for x in xs
#|   for x in xs -> try [body]
#|   for x in xs -> c() [done]
#|   try -> x == 1
#|   try -> finally [throw (exception)]
#|   x == 1 -> continue [yes]
#|   x == 1 -> x == 2 [no]
#|   continue -> finally [(continue)]
#|   x == 2 -> break [yes]
#|   x == 2 -> x == 3 [no]
#|   break -> finally [(break)]
#|   x == 3 -> return x [yes]
#|   x == 3 -> a() [no]
#|   return x -> finally [(return)]
#|   a() -> finally
#|   finally -> b()
#|   b() -> resume
#|   resume -> for x in xs [back]
#|   resume -> for x in xs [resume (continue)]
#|   resume -> c() [resume (break)]
#|   resume -> end [resume (exception)]
#|   resume -> end [resume (return)]
#|   c() -> end
