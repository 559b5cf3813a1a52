raise 'Test 1 failed' unless initials("") == ""
raise 'Test 2 failed' unless initials("   ") == ""
raise 'Test 3 failed' unless initials("ada") == "A."
raise 'Test 4 failed' unless initials("ada  lovelace") == "A.L."
raise 'Test 5 failed' unless initials(" grace brewster  hopper ") == "G.B.H."
raise 'Test 6 failed' unless initials("Alan Turing") == "A.T."
raise 'Test 7 failed' unless initials("x Y z") == "X.Y.Z."

puts 'All tests passed'
