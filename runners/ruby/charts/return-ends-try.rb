def f
  begin
    return a
  rescue E
    b
  end
  c
end
#| f
#|   try begin
#|   jump return a
#|   handler rescue E
#|   process b
#|   process c
#|   start -> begin
#|   begin -> return a
#|   begin -> rescue E [throw]
#|   return a -> end
#|   rescue E -> b [match]
#|   rescue E -> end [other]
#|   b -> c
#|   c -> end
