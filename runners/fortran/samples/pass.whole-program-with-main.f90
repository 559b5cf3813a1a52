program demo
  implicit none
  print *, add(1, 2)
contains
  function add(a, b) result(total)
    integer, intent(in) :: a, b
    integer :: total
    total = plus(a, b)
  end function add

  integer function plus(a, b)
    integer, intent(in) :: a, b
    plus = a + b
  end function plus
end program demo
