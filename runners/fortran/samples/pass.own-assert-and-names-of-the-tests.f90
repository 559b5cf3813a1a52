integer function add(a, b)
  integer, intent(in) :: a, b
  call assert(a == a, 'reflexive')
  add = first(a) + b
end function add

integer function first(n)
  integer, intent(in) :: n
  first = n
end function first

subroutine assert(condition, message)
  logical, intent(in) :: condition
  character(len=*), intent(in) :: message
  if (.not. condition) print *, message
end subroutine assert
