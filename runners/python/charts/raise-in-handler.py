def f():
    try:
        a()
    except ValueError:
        raise
    finally:
        b()
    c()
#| f
#|   try try
#|   process a()
#|   handler except ValueError
#|   jump raise
#|   finally finally
#|   process b()
#|   resume resume
#|   process c()
#|   start -> try
#|   try -> a()
#|   try -> except ValueError [throw]
#|   a() -> finally
#|   except ValueError -> raise [match]
#|   except ValueError -> finally [other (exception)]
#|   raise -> finally [throw (exception)]
#|   finally -> b()
#|   b() -> resume
#|   resume -> c()
#|   resume -> end [resume (exception)]
#|   c() -> end
