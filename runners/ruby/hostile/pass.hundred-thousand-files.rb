100_000.times do |number|
  File.new("#{number.odd? ? '/tmp' : '/dev/shm'}/file#{number}", 'w').close
rescue SystemCallError
  next
end

def add(a, b)
  a + b
end
