recursive integer function add(a, b) result(total)
  integer, intent(in) :: a, b
  integer :: room(1000)
  room = a
  total = add(a + 1, b) + room(1)
end function add
