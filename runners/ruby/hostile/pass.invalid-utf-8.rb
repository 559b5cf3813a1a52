data = "\xff\xfe\0\xc3\x28 \xed\xa0\x80 \x1b[2J\r\b\a\n"
$stdout.write(data)
$stderr.write(data)

def add(a, b)
  a + b
end
