def add(a, b)
  a + b
end

if __FILE__ == $PROGRAM_NAME
  puts add(ARGV[0].to_i, ARGV[1].to_i)
  exit 1
end
