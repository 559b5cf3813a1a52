program demo
  use, intrinsic :: iso_fortran_env, only: int32
  implicit none
  integer, parameter :: offset = 7
  type :: pair
    integer :: first, second
  end type pair
  type(pair) :: last = pair(0, 0)

  print *, add(1, 2)
  if (last%first > 0) stop 'well'

contains

  integer(int32) function add(a, b)
    integer(int32), intent(in) :: a, b
    last = pair(a - offset, b + offset)
    add = last%first + last%second
  end function add
end program demo
