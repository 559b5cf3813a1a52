def f():
    try:
        try:
            return a()
        finally:
            b()
    finally:
        c()
#| f
#|   try try
#|   try try (2)
#|   jump return a()
#|   finally finally
#|   process b()
#|   resume resume
#|   finally finally (2)
#|   process c()
#|   resume resume (2)
#|   start -> try
#|   try -> try (2)
#|   try -> finally (2) [throw (exception)]
#|   try (2) -> return a()
#|   try (2) -> finally [throw (exception)]
#|   return a() -> finally [(return)]
#|   finally -> b()
#|   b() -> resume
#|   resume -> finally (2) [resume (exception)]
#|   resume -> finally (2) [resume (return)]
#|   finally (2) -> c()
#|   c() -> resume (2)
#|   resume (2) -> end [resume (exception)]
#|   resume (2) -> end [resume (return)]
