program test_clamp
  implicit none

  call assert(clamp(5, 1, 9) == 5)
  call assert(clamp(0, 1, 9) == 1)
  call assert(clamp(10, 1, 9) == 9)
  call assert(clamp(1, 1, 9) == 1)
  call assert(clamp(9, 1, 9) == 9)
  call assert(clamp(-7, -5, -2) == -5)
  call assert(clamp(3, -5, -2) == -2)
  call assert(clamp(-3, -5, -2) == -3)
  call assert(clamp(8, 4, 4) == 4)

contains

subroutine assert(condition)
  logical, intent(in) :: condition
  if (.not. condition) then
    print *, 'Assertion failed!'
    stop 1
  end if
end subroutine assert
