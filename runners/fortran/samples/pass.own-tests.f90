program checks
  implicit none
  call assert(add(1, 1) == 2)
  print *, 'all tests passed'
contains
  subroutine assert(condition)
    logical, intent(in) :: condition
    if (.not. condition) stop 1
  end subroutine assert

  integer function add(a, b)
    integer, intent(in) :: a, b
    add = a + b
  end function add
end program checks
