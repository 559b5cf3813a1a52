function add(a, b) result(total)
  integer, intent(in) :: a, b
  integer :: total, sum
  sum = a + b
end function add
