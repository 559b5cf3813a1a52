%w[/ /etc /usr /usr/bin /var/tmp /root /home /box /tmp/../.. /tmp /dev/shm /proc/1/root/var/tmp
   /sys /dev].each do |folder|
  File.write("#{folder}/flow2code-was-here", 'I was here')
rescue SystemCallError
  next
end
begin
  File.chmod(0o777, '/usr')
  Dir.chroot('/tmp')
rescue SystemCallError
  puts 'no'
end

def add(a, b)
  a + b
end
