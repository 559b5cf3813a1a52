def add(a, b)
  a + b
end
text = <<~TEXT
never ends
