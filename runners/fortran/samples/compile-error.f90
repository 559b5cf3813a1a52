integer function add(a, b)
  integer, intent(in) :: a, b
  add = a + c(
end function add
