raise 'Test 1 failed' unless binary_search([], 3) == -1
raise 'Test 2 failed' unless binary_search([], 0) == -1
raise 'Test 3 failed' unless binary_search([-5, -3], 0) == -1
raise 'Test 4 failed' unless binary_search([3], 3) == 0
raise 'Test 5 failed' unless binary_search([3], 2) == -1
raise 'Test 6 failed' unless binary_search([3], 4) == -1
raise 'Test 7 failed' unless binary_search([-9, -4, 0, 5, 12], -9) == 0
raise 'Test 8 failed' unless binary_search([-9, -4, 0, 5, 12], -4) == 1
raise 'Test 9 failed' unless binary_search([-9, -4, 0, 5, 12], 0) == 2
raise 'Test 10 failed' unless binary_search([-9, -4, 0, 5, 12], 5) == 3
raise 'Test 11 failed' unless binary_search([-9, -4, 0, 5, 12], 12) == 4
raise 'Test 12 failed' unless binary_search([-9, -4, 0, 5, 12], -10) == -1
raise 'Test 13 failed' unless binary_search([-9, -4, 0, 5, 12], -5) == -1
raise 'Test 14 failed' unless binary_search([-9, -4, 0, 5, 12], -1) == -1
raise 'Test 15 failed' unless binary_search([-9, -4, 0, 5, 12], 4) == -1
raise 'Test 16 failed' unless binary_search([-9, -4, 0, 5, 12], 6) == -1
raise 'Test 17 failed' unless binary_search([-9, -4, 0, 5, 12], 13) == -1
raise 'Test 18 failed' unless binary_search([1, 3, 5, 7, 9, 11], 1) == 0
raise 'Test 19 failed' unless binary_search([1, 3, 5, 7, 9, 11], 3) == 1
raise 'Test 20 failed' unless binary_search([1, 3, 5, 7, 9, 11], 5) == 2
raise 'Test 21 failed' unless binary_search([1, 3, 5, 7, 9, 11], 7) == 3
raise 'Test 22 failed' unless binary_search([1, 3, 5, 7, 9, 11], 9) == 4
raise 'Test 23 failed' unless binary_search([1, 3, 5, 7, 9, 11], 11) == 5
raise 'Test 24 failed' unless binary_search([1, 3, 5, 7, 9, 11], 0) == -1
raise 'Test 25 failed' unless binary_search([1, 3, 5, 7, 9, 11], 2) == -1
raise 'Test 26 failed' unless binary_search([1, 3, 5, 7, 9, 11], 8) == -1
raise 'Test 27 failed' unless binary_search([1, 3, 5, 7, 9, 11], 12) == -1

puts 'All tests passed'
