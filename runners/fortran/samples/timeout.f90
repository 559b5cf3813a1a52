integer function add(a, b)
  integer, intent(in) :: a, b
  integer :: i
  i = a
  do while (i /= i + 1)
    i = ieor(i, b)
  end do
  add = i
end function add
