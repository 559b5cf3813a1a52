module Sums
  module_function

  def add(a, b)
    a + b
  end
end

puts Sums.add(1, 2)
