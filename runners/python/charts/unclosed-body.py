def f(x):
    a()
    if x:
#| f
#|   process a()
#|   decision x
#|   start -> a()
#|   a() -> x
#|   x -> end [yes]
#|   x -> end [no]
