raise 'Test 1 failed' unless clamp(5, 0, 10) == 5
raise 'Test 2 failed' unless clamp(-3, 0, 10) == 0
raise 'Test 3 failed' unless clamp(42, 0, 10) == 10
raise 'Test 4 failed' unless clamp(0, 0, 10) == 0
raise 'Test 5 failed' unless clamp(10, 0, 10) == 10
raise 'Test 6 failed' unless clamp(11, 0, 10) == 10
raise 'Test 7 failed' unless clamp(-1, 0, 10) == 0
raise 'Test 8 failed' unless clamp(-7, -9, -5) == -7
raise 'Test 9 failed' unless clamp(-4, -9, -5) == -5
raise 'Test 10 failed' unless clamp(-10, -9, -5) == -9
raise 'Test 11 failed' unless clamp(3, 4, 4) == 4
raise 'Test 12 failed' unless clamp(5, 4, 4) == 4

puts 'All tests passed'
