program test_is_balanced
  implicit none

  call assert(is_balanced(''))
  call assert(is_balanced('no brackets'))
  call assert(is_balanced('()'))
  call assert(is_balanced('([{}])'))
  call assert(is_balanced('a(b)[c]{d}'))
  call assert(is_balanced('(()())'))
  call assert(.not. is_balanced('('))
  call assert(.not. is_balanced(']'))
  call assert(.not. is_balanced('(]'))
  call assert(.not. is_balanced('([)]'))
  call assert(.not. is_balanced('{[}]'))
  call assert(.not. is_balanced('())'))
  call assert(.not. is_balanced(')('))
  call assert(.not. is_balanced('(()'))

contains

subroutine assert(condition)
  logical, intent(in) :: condition
  if (.not. condition) then
    print *, 'Assertion failed!'
    stop 1
  end if
end subroutine assert
