def f():
    try:
        a()
    finally:
        return 1
    b()
#| f
#|   try try
#|   process a()
#|   finally finally
#|   jump return 1
#|   process, unreachable b()
#|   start -> try
#|   try -> a()
#|   try -> finally [throw (exception)]
#|   a() -> finally
#|   finally -> return 1
#|   return 1 -> end
#|   b() -> end
