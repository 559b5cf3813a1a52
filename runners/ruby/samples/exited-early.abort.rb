def add(a, b)
  abort 'enough'
end
