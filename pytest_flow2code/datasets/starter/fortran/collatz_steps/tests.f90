program test_collatz_steps
  implicit none

  call assert(collatz_steps(1) == 0)
  call assert(collatz_steps(2) == 1)
  call assert(collatz_steps(3) == 7)
  call assert(collatz_steps(6) == 8)
  call assert(collatz_steps(7) == 16)
  call assert(collatz_steps(16) == 4)
  call assert(collatz_steps(27) == 111)
  call assert(collatz_steps(0) == -1)
  call assert(collatz_steps(-5) == -1)

contains

subroutine assert(condition)
  logical, intent(in) :: condition
  if (.not. condition) then
    print *, 'Assertion failed!'
    stop 1
  end if
end subroutine assert
