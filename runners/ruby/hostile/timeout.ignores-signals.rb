Signal.list.each_key do |name|
  trap(name, 'IGNORE')
rescue ArgumentError, SystemCallError
  next
end
loop {}

def add(a, b)
  a + b
end
