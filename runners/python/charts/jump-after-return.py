def f(xs):
    for x in xs:
        return x
        break
    return 0
#| f
#|   loop for x in xs
#|   jump return x
#|   jump, unreachable break
#|   jump return 0
#|   start -> for x in xs
#|   for x in xs -> return x [body]
#|   for x in xs -> return 0 [done]
#|   return x -> end
#|   break -> return 0
#|   return 0 -> end
