raise 'Test 1 failed' unless digit_sum(0) == 0
raise 'Test 2 failed' unless digit_sum(7) == 7
raise 'Test 3 failed' unless digit_sum(10) == 1
raise 'Test 4 failed' unless digit_sum(407) == 11
raise 'Test 5 failed' unless digit_sum(-407) == 11
raise 'Test 6 failed' unless digit_sum(-1) == 1
raise 'Test 7 failed' unless digit_sum(999) == 27
raise 'Test 8 failed' unless digit_sum(1000000) == 1
raise 'Test 9 failed' unless digit_sum(987654321) == 45

puts 'All tests passed'
