program test_longest_plateau
  implicit none

  integer :: nothing(0)

  call assert(longest_plateau(nothing) == 0)
  call assert(longest_plateau([7]) == 1)
  call assert(longest_plateau([1, 2, 3]) == 1)
  call assert(longest_plateau([1, 2, 2, 2, 5, 5]) == 3)
  call assert(longest_plateau([4, 4, 4, 4]) == 4)
  call assert(longest_plateau([1, 1, 2, 1, 1]) == 2)
  call assert(longest_plateau([0, 0, 0, 3, 3]) == 3)
  call assert(longest_plateau([5, 6, 6, 6, 6]) == 4)

contains

subroutine assert(condition)
  logical, intent(in) :: condition
  if (.not. condition) then
    print *, 'Assertion failed!'
    stop 1
  end if
end subroutine assert
