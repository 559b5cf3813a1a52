['/tmp', '/box', '.'].each do |folder|
  ['/', '/etc/passwd', '/proc/self', 'link3', '/report'].each_with_index do |target, number|
    File.symlink(target, "#{folder}/link#{number}")
    File.mkfifo("#{folder}/pipe#{number}")
  rescue SystemCallError
    next
  end
end
[
  -> { File.rename('/report', '/report2') },
  -> { File.unlink('/report') },
  -> { File.symlink('/etc/passwd', '/report') },
  -> { File.mkfifo('/report') }
].each do |trick|
  trick.call
rescue SystemCallError
  next
end

def add(a, b)
  a + b
end
