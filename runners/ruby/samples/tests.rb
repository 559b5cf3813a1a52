def check(function)
  raise 'Test failed' unless function.call(2, 3) == 5
  raise StandardError, "Test failed" if function.call(-4, 4) != 0
end

check(method(:add))
x = [add(20, 22), identity(1)]
if x != [42, 1]
  raise StandardError, "Error at test case 3"
end
fail unless
  add(0, 0) ==
  0
puts 'All tests passed!'
