def f
  loop do
    break if a
    b
  end
  while true
    return 1 if c
  end
end
#| f
#|   loop loop
#|   decision a
#|   jump break
#|   process b
#|   loop while true
#|   decision c
#|   jump return 1
#|   start -> loop
#|   loop -> a [body]
#|   a -> break [yes]
#|   a -> b [no]
#|   break -> while true
#|   b -> loop [back]
#|   while true -> c [body]
#|   c -> return 1 [yes]
#|   c -> while true [no]
#|   return 1 -> end
