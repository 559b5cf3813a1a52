def add(a, b)
  raise 'Test failed' if a < 0
  a + b
end
