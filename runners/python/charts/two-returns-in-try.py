def f(x):
    try:
        if x:
            return 1
        return 2
    except ValueError:
        return 3
    finally:
        a()
#| f
#|   try try
#|   decision x
#|   jump return 1
#|   jump return 2
#|   handler except ValueError
#|   jump return 3
#|   finally finally
#|   process a()
#|   resume resume
#|   start -> try
#|   try -> x
#|   try -> except ValueError [throw]
#|   x -> return 1 [yes]
#|   x -> return 2 [no]
#|   return 1 -> finally [(return)]
#|   return 2 -> finally [(return)]
#|   except ValueError -> return 3 [match]
#|   except ValueError -> finally [other (exception)]
#|   return 3 -> finally [(return)]
#|   finally -> a()
#|   a() -> resume
#|   resume -> end [resume (return)]
#|   resume -> end [resume (exception)]
