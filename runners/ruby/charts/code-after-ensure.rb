def f
  begin
    a
  ensure
    b
  end
  c
end
#| f
#|   try begin
#|   process a
#|   finally ensure
#|   process b
#|   resume resume
#|   process c
#|   start -> begin
#|   begin -> a
#|   begin -> ensure [throw (exception)]
#|   a -> ensure
#|   ensure -> b
#|   b -> resume
#|   resume -> c
#|   resume -> end [resume (exception)]
#|   c -> end
