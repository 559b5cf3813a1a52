@ANSWER@

def run_own_tests
  raise 'wrong' unless 1 + 1 == 2
  puts 'all tests passed'
end

run_own_tests
puts 'a demo'
