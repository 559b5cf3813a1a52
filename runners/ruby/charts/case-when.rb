def f(x)
  case x
  when 1, 2
    a
  when String then b
  else
    c
  end
  d
end
#| f
#|   selector x
#|   case 1|2
#|   process a
#|   case String
#|   process b
#|   process c
#|   process d
#|   start -> x
#|   x -> 1|2
#|   1|2 -> a [match]
#|   1|2 -> String [other]
#|   a -> d
#|   String -> b [match]
#|   String -> c [other]
#|   b -> d
#|   c -> d
#|   d -> end
