def add(a, b)
  if a > b
    a + b
end
