def f
  begin
    a
  rescue ArgumentError, TypeError => e
    b(e)
  rescue
    c
  else
    d
  ensure
    e
  end
  g
end
#| f
#|   try begin
#|   process a
#|   process d
#|   handler rescue ArgumentError, TypeError => e
#|   process b(e)
#|   handler rescue
#|   process c
#|   finally ensure
#|   process e
#|   process g
#|   start -> begin
#|   begin -> a
#|   begin -> rescue ArgumentError, TypeError => e [throw]
#|   a -> d
#|   d -> ensure
#|   rescue ArgumentError, TypeError => e -> b(e) [match]
#|   rescue ArgumentError, TypeError => e -> rescue [other]
#|   b(e) -> ensure
#|   rescue -> c [match]
#|   c -> ensure
#|   ensure -> e
#|   e -> g
#|   g -> end
