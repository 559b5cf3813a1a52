def chunk_sums(numbers, size)
  sums = []
  start = 0
  while start < numbers.length
    total = 0
    numbers[start, size].each { |number| total += number }
    sums << total
    start += size
  end
  sums
end
