# end } exit {
=begin
def add(a, b)
  exit
=end
def add(a, b)
  open = "{ end"
  close = '} #{end}'
  pattern = %r{[{}]} # }}}
  [open, close, pattern].each { |x| x.to_s }
  a + b
end
# end
