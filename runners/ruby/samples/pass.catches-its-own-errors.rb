def add(a, b)
  raise 'Test failed'
rescue RuntimeError
  a + b
end
