def f(x):
    match x:
        case 1 | 2:
            a()
        case [y] if y > 0:
            b(y)
        case _ if c():
            d()
        case _:
            e()
    return x
#| f
#|   selector x
#|   case 1 | 2
#|   process a()
#|   case [y]
#|   decision y > 0
#|   process b(y)
#|   case _
#|   decision c()
#|   process d()
#|   process e()
#|   jump return x
#|   start -> x
#|   x -> 1 | 2
#|   1 | 2 -> a() [match]
#|   1 | 2 -> [y] [other]
#|   a() -> return x
#|   [y] -> y > 0 [match]
#|   [y] -> _ [other]
#|   y > 0 -> b(y) [yes]
#|   y > 0 -> _ [no]
#|   b(y) -> return x
#|   _ -> c() [match]
#|   _ -> e() [other]
#|   c() -> d() [yes]
#|   c() -> e() [no]
#|   d() -> return x
#|   e() -> return x
#|   return x -> end
