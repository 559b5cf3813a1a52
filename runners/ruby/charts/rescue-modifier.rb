def f
  a rescue return 1
  x = c rescue d
  e
end
#| f
#|   try begin
#|   process a
#|   handler rescue
#|   jump return 1
#|   process x = c rescue d
#|   process e
#|   start -> begin
#|   begin -> a
#|   begin -> rescue [throw]
#|   a -> x = c rescue d
#|   rescue -> return 1 [match]
#|   return 1 -> end
#|   x = c rescue d -> e
#|   e -> end
