def f(xs)
  y = xs.map { |x| a(x) }
  y
end
#| f
#|   process y = xs.map { |x| a(x) }
#|   process y
#|   start -> y = xs.map { |x| a(x) }
#|   y = xs.map { |x| a(x) } -> y
#|   y -> end
