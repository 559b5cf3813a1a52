def f(x)
  unless x
    a
  else
    b
  end
  c unless x
end
#| f
#|   decision x
#|   process b
#|   process a
#|   decision x (2)
#|   process c
#|   start -> x
#|   x -> b [yes]
#|   x -> a [no]
#|   b -> x (2)
#|   a -> x (2)
#|   x (2) -> end [yes]
#|   x (2) -> c [no]
#|   c -> end
