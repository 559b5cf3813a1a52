raise 'Test 1 failed' unless collatz_steps(1) == 0
raise 'Test 2 failed' unless collatz_steps(2) == 1
raise 'Test 3 failed' unless collatz_steps(3) == 7
raise 'Test 4 failed' unless collatz_steps(6) == 8
raise 'Test 5 failed' unless collatz_steps(7) == 16
raise 'Test 6 failed' unless collatz_steps(16) == 4
raise 'Test 7 failed' unless collatz_steps(27) == 111
raise 'Test 8 failed' unless collatz_steps(0) == -1
raise 'Test 9 failed' unless collatz_steps(-5) == -1

puts 'All tests passed'
