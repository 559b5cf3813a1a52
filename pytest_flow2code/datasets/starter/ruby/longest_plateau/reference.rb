def longest_plateau(items)
  longest = 0
  run = 0
  items.each_with_index do |item, place|
    if place > 0 && item == items[place - 1]
      run += 1
    else
      run = 1
    end
    longest = run if run > longest
  end
  longest
end
