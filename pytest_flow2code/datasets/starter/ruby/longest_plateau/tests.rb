raise 'Test 1 failed' unless longest_plateau([]) == 0
raise 'Test 2 failed' unless longest_plateau([4]) == 1
raise 'Test 3 failed' unless longest_plateau([1, 2, 3]) == 1
raise 'Test 4 failed' unless longest_plateau([1, 2, 2, 2, 5, 5]) == 3
raise 'Test 5 failed' unless longest_plateau([7, 7, 7, 7]) == 4
raise 'Test 6 failed' unless longest_plateau([3, 3, 1, 3, 3, 3]) == 3
raise 'Test 7 failed' unless longest_plateau([0, 0, -1, -1, -1, 0]) == 3
raise 'Test 8 failed' unless longest_plateau([5, 5, 5, 5, 2, 2]) == 4
raise 'Test 9 failed' unless longest_plateau([1, 2, 1, 2, 1]) == 1
raise 'Test 10 failed' unless longest_plateau([8, 9, 9]) == 2

puts 'All tests passed'
