integer function add(a, b)
  integer, intent(in) :: a, b
  add = a + b
  stop 1
end function add
