require 'set'

OFFSET = 0

def identity(x)
  x
end

def add(a, b)
  identity(a) + b + OFFSET
end
