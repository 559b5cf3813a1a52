def f(xs)
  xs.each do |x|
    while a(x)
      break if b
      c
    end
    break if d
  end
  e
end
#| f
#|   loop xs.each do |x|
#|   decision a(x)
#|   decision b
#|   jump break
#|   process c
#|   decision d
#|   jump break (2)
#|   process e
#|   start -> xs.each do |x|
#|   xs.each do |x| -> a(x) [body]
#|   xs.each do |x| -> e [done]
#|   a(x) -> b [yes]
#|   a(x) -> d [no]
#|   b -> break [yes]
#|   b -> c [no]
#|   break -> d
#|   c -> a(x) [back]
#|   d -> break (2) [yes]
#|   d -> xs.each do |x| [no]
#|   break (2) -> e
#|   e -> end
