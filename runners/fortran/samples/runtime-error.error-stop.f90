integer function add(a, b)
  integer, intent(in) :: a, b
  add = a + b
  error stop 'no'
end function add
