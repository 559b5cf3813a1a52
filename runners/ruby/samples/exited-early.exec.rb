def add(a, b)
  exec 'true'
end
