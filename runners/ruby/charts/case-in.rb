def f(x)
  case x
  in [y] if y > 0
    a(y)
  in {k: 1 | 2}
    b
  else
    c
  end
  d
end
#| f
#|   selector x
#|   case [y]
#|   decision y > 0
#|   process a(y)
#|   case {k: 1 | 2}
#|   process b
#|   process c
#|   process d
#|   start -> x
#|   x -> [y]
#|   [y] -> y > 0 [match]
#|   [y] -> {k: 1 | 2} [other]
#|   y > 0 -> a(y) [yes]
#|   y > 0 -> {k: 1 | 2} [no]
#|   a(y) -> d
#|   {k: 1 | 2} -> b [match]
#|   {k: 1 | 2} -> c [other]
#|   b -> d
#|   c -> d
#|   d -> end
