def roman_to_number(numeral)
  values = { "I" => 1, "V" => 5, "X" => 10, "L" => 50, "C" => 100, "D" => 500, "M" => 1000 }
  total = 0
  previous = 0
  numeral.reverse.each_char do |letter|
    value = values[letter]
    if value < previous
      total -= value
    else
      total += value
      previous = value
    end
  end
  total
end
