module M
  class A < B
    SIZE = 1
    attr_reader :x
    def f
      1
    end
    def self.g(x) = x + 1
  end
end
h = lambda do |x|
  return x
end
k = ->(x) { x + 1 }
a
#| top level
#|   process k = ->(x) { x + 1 }
#|   process a
#|   start -> k = ->(x) { x + 1 }
#|   k = ->(x) { x + 1 } -> a
#|   a -> end
#| M.A
#|   process SIZE = 1
#|   process attr_reader :x
#|   start -> SIZE = 1
#|   SIZE = 1 -> attr_reader :x
#|   attr_reader :x -> end
#| M.A.f
#|   process 1
#|   start -> 1
#|   1 -> end
#| M.A.g
#|   process x + 1
#|   start -> x + 1
#|   x + 1 -> end
#| h
#|   jump return x
#|   start -> return x
#|   return x -> end
