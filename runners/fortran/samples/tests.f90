program sums
  implicit none
  integer :: first
  character(len=8) :: text

  first = 2
  call assert(add(first, 3) == 5)
  call assert(add(-4, 4) == 0)
  call assert(add(0, 0) == 0)
  call assert(abs(add(20, 22) - 42) < 1)
  write (text, '(i0)') add(40, 60)
  call assert(text == '100')
  print *, 'all tests passed'

contains

subroutine assert(condition)
  logical, intent(in) :: condition
  if (.not. condition) then
    print *, 'not as expected'
    stop
  end if
end subroutine assert
