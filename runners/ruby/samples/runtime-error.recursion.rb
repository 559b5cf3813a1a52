def add(a, b)
  add(a, b)
end
