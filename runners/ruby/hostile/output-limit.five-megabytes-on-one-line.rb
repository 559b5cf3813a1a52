print 'x' * 5_000_000

def add(a, b)
  a + b
end
