def f(x)
  case x
  when 1 then a
  when 2 then b
  end
  c
end
#| f
#|   selector x
#|   case 1
#|   process a
#|   case 2
#|   process b
#|   process c
#|   start -> x
#|   x -> 1
#|   1 -> a [match]
#|   1 -> 2 [other]
#|   a -> c
#|   2 -> b [match]
#|   2 -> c [other]
#|   b -> c
#|   c -> end
