def f(x):
    try:
        if x:
            sys.exit(1)
        a()
    finally:
        b()
    exit()
#| f
#|   try try
#|   decision x
#|   jump sys.exit(1)
#|   process a()
#|   finally finally
#|   process b()
#|   resume resume
#|   jump exit()
#|   start -> try
#|   try -> x
#|   try -> finally [throw (exception)]
#|   x -> sys.exit(1) [yes]
#|   x -> a() [no]
#|   sys.exit(1) -> finally [throw (exception)]
#|   a() -> finally
#|   finally -> b()
#|   b() -> resume
#|   resume -> exit()
#|   resume -> end [resume (exception)]
#|   exit() -> end [throw]
