def f
  begin
    a
  rescue E
    retry if b
    c
  end
  d
end
#| f
#|   try begin
#|   process a
#|   handler rescue E
#|   decision b
#|   jump retry
#|   process c
#|   process d
#|   start -> begin
#|   begin -> a
#|   begin -> rescue E [throw]
#|   a -> d
#|   rescue E -> b [match]
#|   rescue E -> end [other]
#|   b -> retry [yes]
#|   b -> c [no]
#|   retry -> begin [back]
#|   c -> d
#|   d -> end
