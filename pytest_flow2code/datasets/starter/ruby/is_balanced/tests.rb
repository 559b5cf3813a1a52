raise 'Test 1 failed' unless is_balanced("") == true
raise 'Test 2 failed' unless is_balanced("no brackets") == true
raise 'Test 3 failed' unless is_balanced("()") == true
raise 'Test 4 failed' unless is_balanced("([{}])") == true
raise 'Test 5 failed' unless is_balanced("a(b)[c]{d}") == true
raise 'Test 6 failed' unless is_balanced("(()())") == true
raise 'Test 7 failed' unless is_balanced("(") == false
raise 'Test 8 failed' unless is_balanced("]") == false
raise 'Test 9 failed' unless is_balanced("(]") == false
raise 'Test 10 failed' unless is_balanced("([)]") == false
raise 'Test 11 failed' unless is_balanced("{[}]") == false
raise 'Test 12 failed' unless is_balanced("())") == false
raise 'Test 13 failed' unless is_balanced(")(") == false
raise 'Test 14 failed' unless is_balanced("(()") == false

puts 'All tests passed'
