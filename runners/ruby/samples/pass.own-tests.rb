def add(a, b)
  a + b
end

def check(function)
  raise 'Test failed' unless function.call(1, 1) == 2
end

check(method(:add))
raise 'own test' unless add(2, 2) == 4
puts 'All tests passed!'
