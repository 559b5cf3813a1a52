def f():
    try:
        raise ValueError("a")
    except KeyError:
        b()
    c()
#| f
#|   try try
#|   jump raise ValueError("a")
#|   handler except KeyError
#|   process b()
#|   process c()
#|   start -> try
#|   try -> raise ValueError("a")
#|   try -> except KeyError [throw]
#|   raise ValueError("a") -> except KeyError [throw]
#|   except KeyError -> b() [match]
#|   except KeyError -> end [other]
#|   b() -> c()
#|   c() -> end
