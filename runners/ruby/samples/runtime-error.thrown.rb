def add(a, b)
  throw :done
end
