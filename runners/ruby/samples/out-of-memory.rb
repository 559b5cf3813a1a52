def add(a, b)
  all = []
  loop { all << 'x' * 10_000_000 }
end
