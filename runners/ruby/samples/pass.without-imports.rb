def add(a, b)
  Set.new([[a, b]]).sum { |pair| pair.sum }
end
