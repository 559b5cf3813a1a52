$stdout = $stderr
$; = ','
class Array
  def sum2 = sum
  def ==(other) = super
end
class String
  def reverse = 'other'
end
def add(a, b)
  warn "adding #{a} and #{b}"
  [a, b].sum2
end
at_exit { puts 'leaving' }
