def f(x)
  while x
    break if a
    next if b
    c
  end
  x
end
#| f
#|   decision x
#|   decision a
#|   jump break
#|   decision b
#|   jump next
#|   process c
#|   process x (2)
#|   start -> x
#|   x -> a [yes]
#|   x -> x (2) [no]
#|   a -> break [yes]
#|   a -> b [no]
#|   break -> x (2)
#|   b -> next [yes]
#|   b -> c [no]
#|   next -> x [back]
#|   c -> x [back]
#|   x (2) -> end
