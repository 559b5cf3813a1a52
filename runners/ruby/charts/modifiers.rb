def f(x)
  a if x
  b while x
  c until x
  return 1 unless d
  e
end
#| f
#|   decision x
#|   process a
#|   decision x (2)
#|   process b
#|   decision x (3)
#|   process c
#|   decision d
#|   jump return 1
#|   process e
#|   start -> x
#|   x -> a [yes]
#|   x -> x (2) [no]
#|   a -> x (2)
#|   x (2) -> b [yes]
#|   x (2) -> x (3) [no]
#|   b -> x (2) [back]
#|   x (3) -> d [yes]
#|   x (3) -> c [no]
#|   c -> x (3) [back]
#|   d -> e [yes]
#|   d -> return 1 [no]
#|   return 1 -> end
#|   e -> end
