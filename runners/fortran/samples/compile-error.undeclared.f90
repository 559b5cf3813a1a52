integer function add(a, b)
  integer, intent(in) :: a, b
  total = a + b
  add = total
end function add
