def f(xs)
  for x in xs
    return x
    break
  end
  0
end
#| f
#|   loop for x in xs
#|   jump return x
#|   jump, unreachable break
#|   process 0
#|   start -> for x in xs
#|   for x in xs -> return x [body]
#|   for x in xs -> 0 [done]
#|   return x -> end
#|   break -> 0
#|   0 -> end
