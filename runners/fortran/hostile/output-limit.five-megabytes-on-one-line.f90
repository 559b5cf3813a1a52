integer function add(a, b)
  integer, intent(in) :: a, b
  print '(a)', repeat('x', 5000000)
  add = a + b
end function add
