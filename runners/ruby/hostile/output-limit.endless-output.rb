loop { puts 'more and more' }

def add(a, b)
  a + b
end
