@ANSWER@

puts "a demo"
