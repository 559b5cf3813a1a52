def count_vowels(text)
  count = 0
  text.each_char do |letter|
    count += 1 if "aeiouAEIOU".include?(letter)
  end
  count
end
