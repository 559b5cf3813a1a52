class Number
  attr_reader :value
  def initialize(value) = @value = value
  def ==(other) = other.is_a?(Integer) ? value == other : value == other.value
end

def add(a, b)
  a == 20 ? a + b : Number.new(a + b)
end
