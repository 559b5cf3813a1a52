def f
  a
rescue E
  b
ensure
  c
end
#| f
#|   try begin
#|   process a
#|   handler rescue E
#|   process b
#|   finally ensure
#|   process c
#|   resume resume
#|   start -> begin
#|   begin -> a
#|   begin -> rescue E [throw]
#|   a -> ensure
#|   rescue E -> b [match]
#|   rescue E -> ensure [other (exception)]
#|   b -> ensure
#|   ensure -> c
#|   c -> resume
#|   resume -> end
#|   resume -> end [resume (exception)]
