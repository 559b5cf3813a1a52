def add(a, b)
  $stdin.read
  a + b
end
