def f():
    try:
        return a()
    except ValueError:
        b()
    c()
#| f
#|   try try
#|   jump return a()
#|   handler except ValueError
#|   process b()
#|   process c()
#|   start -> try
#|   try -> return a()
#|   try -> except ValueError [throw]
#|   return a() -> end
#|   except ValueError -> b() [match]
#|   except ValueError -> end [other]
#|   b() -> c()
#|   c() -> end
