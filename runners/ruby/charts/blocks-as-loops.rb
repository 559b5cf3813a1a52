def f(xs)
  xs.each do |x|
    next if a(x)
    break if b(x)
    return x if c(x)
    d
  end
  xs.each_with_index { |x, i| e(x, i) }
  g
end
#| f
#|   loop xs.each do |x|
#|   decision a(x)
#|   jump next
#|   decision b(x)
#|   jump break
#|   decision c(x)
#|   jump return x
#|   process d
#|   loop xs.each_with_index { |x, i|
#|   process e(x, i)
#|   process g
#|   start -> xs.each do |x|
#|   xs.each do |x| -> a(x) [body]
#|   xs.each do |x| -> xs.each_with_index { |x, i| [done]
#|   a(x) -> next [yes]
#|   a(x) -> b(x) [no]
#|   next -> xs.each do |x| [back]
#|   b(x) -> break [yes]
#|   b(x) -> c(x) [no]
#|   break -> xs.each_with_index { |x, i|
#|   c(x) -> return x [yes]
#|   c(x) -> d [no]
#|   return x -> end
#|   d -> xs.each do |x| [back]
#|   xs.each_with_index { |x, i| -> e(x, i) [body]
#|   xs.each_with_index { |x, i| -> g [done]
#|   e(x, i) -> xs.each_with_index { |x, i| [back]
#|   g -> end
