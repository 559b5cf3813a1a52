def digit_sum(number)
  rest = number.abs
  total = 0
  while rest > 0
    total += rest % 10
    rest /= 10
  end
  total
end
