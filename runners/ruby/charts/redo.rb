def f(xs)
  for x in xs
    a
    redo if b
  end
end
#| f
#|   loop for x in xs
#|   process a
#|   decision b
#|   jump redo
#|   start -> for x in xs
#|   for x in xs -> a [body]
#|   for x in xs -> end [done]
#|   a -> b
#|   b -> redo [yes]
#|   b -> for x in xs [no]
#|   redo -> a [back]
