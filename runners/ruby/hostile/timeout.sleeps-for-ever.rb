def add(a, b)
  sleep
  a + b
end
