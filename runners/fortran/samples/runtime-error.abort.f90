integer function add(a, b)
  integer, intent(in) :: a, b
  add = a + b
  call abort()
end function add
