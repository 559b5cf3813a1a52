require 'set'

OFFSET = 0

def identity(x)
  x
end

def add(a, b)
end

require 'set'

def add(a, b)
  a + b
end
