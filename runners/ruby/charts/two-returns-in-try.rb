def f(x)
  begin
    return 1 if x
    return 2
  rescue E
    return 3
  ensure
    a
  end
end
#| f
#|   try begin
#|   decision x
#|   jump return 1
#|   jump return 2
#|   handler rescue E
#|   jump return 3
#|   finally ensure
#|   process a
#|   resume resume
#|   start -> begin
#|   begin -> x
#|   begin -> rescue E [throw]
#|   x -> return 1 [yes]
#|   x -> return 2 [no]
#|   return 1 -> ensure [(return)]
#|   return 2 -> ensure [(return)]
#|   rescue E -> return 3 [match]
#|   rescue E -> ensure [other (exception)]
#|   return 3 -> ensure [(return)]
#|   ensure -> a
#|   a -> resume
#|   resume -> end [resume (return)]
#|   resume -> end [resume (exception)]
