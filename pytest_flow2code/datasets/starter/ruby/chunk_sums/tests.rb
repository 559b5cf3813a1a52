raise 'Test 1 failed' unless chunk_sums([], 3) == []
raise 'Test 2 failed' unless chunk_sums([5], 1) == [5]
raise 'Test 3 failed' unless chunk_sums([5], 4) == [5]
raise 'Test 4 failed' unless chunk_sums([1, 2, 3, 4], 2) == [3, 7]
raise 'Test 5 failed' unless chunk_sums([1, 2, 3, 4, 5], 2) == [3, 7, 5]
raise 'Test 6 failed' unless chunk_sums([1, 2, 3, 4, 5, 6], 3) == [6, 15]
raise 'Test 7 failed' unless chunk_sums([4, -4, 7], 2) == [0, 7]
raise 'Test 8 failed' unless chunk_sums([1, 2, 3], 1) == [1, 2, 3]
raise 'Test 9 failed' unless chunk_sums([1, 2, 3], 10) == [6]
raise 'Test 10 failed' unless chunk_sums([0, 0, 0, 9], 3) == [0, 9]

puts 'All tests passed'
