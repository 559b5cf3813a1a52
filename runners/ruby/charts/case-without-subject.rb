def f(x)
  case
  when x > 1 then a
  when x < 1 then b
  end
end
#| f
#|   case x > 1
#|   process a
#|   case x < 1
#|   process b
#|   start -> x > 1
#|   x > 1 -> a [match]
#|   x > 1 -> x < 1 [other]
#|   a -> end
#|   x < 1 -> b [match]
#|   x < 1 -> end [other]
#|   b -> end
