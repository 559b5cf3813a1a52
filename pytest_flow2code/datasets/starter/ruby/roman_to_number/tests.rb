raise 'Test 1 failed' unless roman_to_number("") == 0
raise 'Test 2 failed' unless roman_to_number("I") == 1
raise 'Test 3 failed' unless roman_to_number("III") == 3
raise 'Test 4 failed' unless roman_to_number("IV") == 4
raise 'Test 5 failed' unless roman_to_number("IX") == 9
raise 'Test 6 failed' unless roman_to_number("XIV") == 14
raise 'Test 7 failed' unless roman_to_number("XL") == 40
raise 'Test 8 failed' unless roman_to_number("LXXXVIII") == 88
raise 'Test 9 failed' unless roman_to_number("XC") == 90
raise 'Test 10 failed' unless roman_to_number("CD") == 400
raise 'Test 11 failed' unless roman_to_number("CM") == 900
raise 'Test 12 failed' unless roman_to_number("MCMXCIV") == 1994
raise 'Test 13 failed' unless roman_to_number("MMXXV") == 2025
raise 'Test 14 failed' unless roman_to_number("MMMCMXCIX") == 3999
raise 'Test 15 failed' unless roman_to_number("DCCC") == 800

puts 'All tests passed'
