program test_running_maximum
  implicit none

  integer :: nothing(0), none(0), one(1), five(5)

  call running_maximum(nothing, none)
  call running_maximum([-3], one)
  call assert(one(1) == -3)
  call running_maximum([1, 3, 2, 5, 4], five)
  call assert(all(five == [1, 3, 3, 5, 5]))
  call running_maximum([5, 4, 3, 2, 1], five)
  call assert(all(five == [5, 5, 5, 5, 5]))
  call running_maximum([-5, -7, -4, -4, -9], five)
  call assert(all(five == [-5, -5, -4, -4, -4]))

contains

subroutine assert(condition)
  logical, intent(in) :: condition
  if (.not. condition) then
    print *, 'Assertion failed!'
    stop 1
  end if
end subroutine assert
