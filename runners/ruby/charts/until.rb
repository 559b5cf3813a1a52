def f(x)
  until x
    a
  end
  b
end
#| f
#|   decision x
#|   process a
#|   process b
#|   start -> x
#|   x -> b [yes]
#|   x -> a [no]
#|   a -> x [back]
#|   b -> end
