def f():
    try:
        a()
    except ValueError:
        b()
    except Exception as e:
        c(e)
    else:
        d()
    finally:
        g()
    h()
#| f
#|   try try
#|   process a()
#|   process d()
#|   handler except ValueError
#|   process b()
#|   handler except Exception as e
#|   process c(e)
#|   finally finally
#|   process g()
#|   resume resume
#|   process h()
#|   start -> try
#|   try -> a()
#|   try -> except ValueError [throw]
#|   a() -> d()
#|   d() -> finally
#|   except ValueError -> b() [match]
#|   except ValueError -> except Exception as e [other]
#|   b() -> finally
#|   except Exception as e -> c(e) [match]
#|   except Exception as e -> finally [other (exception)]
#|   c(e) -> finally
#|   finally -> g()
#|   g() -> resume
#|   resume -> h()
#|   resume -> end [resume (exception)]
#|   h() -> end
