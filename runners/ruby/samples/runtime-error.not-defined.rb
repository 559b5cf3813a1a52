def plus(a, b)
  a + b
end
