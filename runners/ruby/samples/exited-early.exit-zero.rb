def add(a, b)
  exit
end
