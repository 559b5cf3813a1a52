raise 'Test 1 failed' unless count_vowels("") == 0
raise 'Test 2 failed' unless count_vowels("rhythm") == 0
raise 'Test 3 failed' unless count_vowels("a") == 1
raise 'Test 4 failed' unless count_vowels("aeiou") == 5
raise 'Test 5 failed' unless count_vowels("AEIOU") == 5
raise 'Test 6 failed' unless count_vowels("Queue up, Yolanda!") == 8
raise 'Test 7 failed' unless count_vowels("banana") == 3
raise 'Test 8 failed' unless count_vowels("xyz 123 E") == 1

puts 'All tests passed'
