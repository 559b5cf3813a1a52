def f(x)
  raise E, "x" if x
  exit 1 if a
  b or raise "y"
  c and return 1
  puts x
  y = gets
end
#| f
#|   decision x
#|   jump raise E, "x"
#|   decision a
#|   jump exit 1
#|   decision b
#|   jump raise "y"
#|   decision c
#|   jump return 1
#|   output puts x
#|   input y = gets
#|   start -> x
#|   x -> raise E, "x" [yes]
#|   x -> a [no]
#|   raise E, "x" -> end [throw]
#|   a -> exit 1 [yes]
#|   a -> b [no]
#|   exit 1 -> end
#|   b -> c [yes]
#|   b -> raise "y" [no]
#|   raise "y" -> end [throw]
#|   c -> return 1 [yes]
#|   c -> puts x [no]
#|   return 1 -> end
#|   puts x -> y = gets
#|   y = gets -> end
