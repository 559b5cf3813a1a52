program demo
  implicit none
  if (add(2, 2) /= 4) stop 1
  call exit(0)
contains
  integer function add(a, b)
    integer, intent(in) :: a, b
    add = a + b
  end function add
end program
