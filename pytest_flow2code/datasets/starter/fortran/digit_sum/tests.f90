program test_digit_sum
  implicit none

  call assert(digit_sum(0) == 0)
  call assert(digit_sum(7) == 7)
  call assert(digit_sum(10) == 1)
  call assert(digit_sum(12345) == 15)
  call assert(digit_sum(-407) == 11)
  call assert(digit_sum(99999) == 45)
  call assert(digit_sum(1000000) == 1)

contains

subroutine assert(condition)
  logical, intent(in) :: condition
  if (.not. condition) then
    print *, 'Assertion failed!'
    stop 1
  end if
end subroutine assert
