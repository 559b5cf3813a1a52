def add(a, b)
  a + b
end
raise 'nothing works'
