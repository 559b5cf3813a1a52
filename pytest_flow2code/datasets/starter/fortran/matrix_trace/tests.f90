program test_matrix_trace
  implicit none

  integer :: nothing(0, 0)

  call assert(matrix_trace(nothing) == 0)
  call assert(matrix_trace(reshape([7], [1, 1])) == 7)
  call assert(matrix_trace(reshape([1, 2, 3, 4], [2, 2])) == 5)
  call assert(matrix_trace(reshape([-1, 9, 9, 9, -2, 9, 9, 9, -4], [3, 3])) == -7)
  call assert(matrix_trace(reshape([3, 0, 0, 0, 5, 0, 0, 0, 8], [3, 3])) == 16)

contains

subroutine assert(condition)
  logical, intent(in) :: condition
  if (.not. condition) then
    print *, 'Assertion failed!'
    stop 1
  end if
end subroutine assert
