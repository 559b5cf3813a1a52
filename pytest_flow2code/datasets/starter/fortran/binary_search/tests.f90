program test_binary_search
  implicit none

  integer :: i
  integer :: nothing(0)
  integer, parameter :: odd(5) = [-9, -4, 0, 5, 12]
  integer, parameter :: even(6) = [1, 3, 5, 7, 9, 11]

  call assert(binary_search(nothing, 3) == -1)
  call assert(binary_search([3], 3) == 0)
  call assert(binary_search([3], 2) == -1)
  call assert(binary_search([3], 4) == -1)
  do i = 1, size(odd)
    call assert(binary_search(odd, odd(i)) == i - 1)
    call assert(binary_search(odd, odd(i) - 1) == -1)
  end do
  call assert(binary_search(odd, 13) == -1)
  do i = 1, size(even)
    call assert(binary_search(even, even(i)) == i - 1)
    call assert(binary_search(even, even(i) - 1) == -1)
  end do
  call assert(binary_search(even, 12) == -1)

contains

subroutine assert(condition)
  logical, intent(in) :: condition
  if (.not. condition) then
    print *, 'Assertion failed!'
    stop 1
  end if
end subroutine assert
