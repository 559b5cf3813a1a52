recursive function add(a, b) result(total)
  integer, intent(in) :: a, b
  integer :: total
  if (b > 0) then
    total = add(a + 1, b - 1)
  else if (b < 0) then
    total = add(a - 1, b + 1)
  else
    total = a
  end if
end function add
