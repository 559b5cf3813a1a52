module arithmetic
  implicit none
contains
  integer function add(a, b)
    integer, intent(in) :: a, b
    add = a + b
  end function add
end module arithmetic

program demo
  use arithmetic
  print *, add(1, 1)
end program demo
