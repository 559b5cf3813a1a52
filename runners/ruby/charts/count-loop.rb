def f(n)
  for i in 0...n
    a(i)
  end
  n.times do |i|
    next if b(i)
    c
  end
end
#| f
#|   loop for i in 0...n
#|   process a(i)
#|   loop n.times do |i|
#|   decision b(i)
#|   jump next
#|   process c
#|   start -> for i in 0...n
#|   for i in 0...n -> a(i) [body]
#|   for i in 0...n -> n.times do |i| [done]
#|   a(i) -> for i in 0...n [back]
#|   n.times do |i| -> b(i) [body]
#|   n.times do |i| -> end [done]
#|   b(i) -> next [yes]
#|   b(i) -> c [no]
#|   next -> n.times do |i| [back]
#|   c -> n.times do |i| [back]
