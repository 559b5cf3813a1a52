def f(xs)
  for x in xs
    begin
      next if x == 1
      break if x == 2
      return x if x == 3
      a
    ensure
      b
    end
  end
  c
end
#| f
#|   loop for x in xs
#|   try begin
#|   decision x == 1
#|   jump next
#|   decision x == 2
#|   jump break
#|   decision x == 3
#|   jump return x
#|   process a
#|   finally ensure
#|   process b
#|   resume resume
#|   process c
#|   start -> for x in xs
#|   for x in xs -> begin [body]
#|   for x in xs -> c [done]
#|   begin -> x == 1
#|   begin -> ensure [throw (exception)]
#|   x == 1 -> next [yes]
#|   x == 1 -> x == 2 [no]
#|   next -> ensure [(continue)]
#|   x == 2 -> break [yes]
#|   x == 2 -> x == 3 [no]
#|   break -> ensure [(break)]
#|   x == 3 -> return x [yes]
#|   x == 3 -> a [no]
#|   return x -> ensure [(return)]
#|   a -> ensure
#|   ensure -> b
#|   b -> resume
#|   resume -> for x in xs [back]
#|   resume -> for x in xs [resume (continue)]
#|   resume -> c [resume (break)]
#|   resume -> end [resume (exception)]
#|   resume -> end [resume (return)]
#|   c -> end
