def f(xs):
    try:
        for x in xs:
            try:
                break
            finally:
                a()
    finally:
        b()
#| f
#|   try try
#|   loop for x in xs
#|   try try (2)
#|   jump break
#|   finally finally
#|   process a()
#|   resume resume
#|   merge merge
#|   finally finally (2)
#|   process b()
#|   resume resume (2)
#|   start -> try
#|   try -> for x in xs
#|   try -> finally (2) [throw (exception)]
#|   for x in xs -> try (2) [body]
#|   for x in xs -> merge [done]
#|   try (2) -> break
#|   try (2) -> finally [throw (exception)]
#|   break -> finally [(break)]
#|   finally -> a()
#|   a() -> resume
#|   resume -> merge [resume (break)]
#|   resume -> finally (2) [resume (exception)]
#|   merge -> finally (2)
#|   finally (2) -> b()
#|   b() -> resume (2)
#|   resume (2) -> end
#|   resume (2) -> end [resume (exception)]
