def f(xs):
    while (x := xs.pop()):
        y = 1 if x and xs else 2
        z = [i for i in xs if i]
    return (lambda: y)
#| f
#|   decision x := xs.pop()
#|   process y = 1 if x and xs else 2
#|   process z = [i for i in xs if i]
#|   jump return (lambda: y)
#|   start -> x := xs.pop()
#|   x := xs.pop() -> y = 1 if x and xs else 2 [yes]
#|   x := xs.pop() -> return (lambda: y) [no]
#|   y = 1 if x and xs else 2 -> z = [i for i in xs if i]
#|   z = [i for i in xs if i] -> x := xs.pop() [back]
#|   return (lambda: y) -> end
