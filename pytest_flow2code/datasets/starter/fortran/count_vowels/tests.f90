program test_count_vowels
  implicit none

  call assert(count_vowels('') == 0)
  call assert(count_vowels('rhythm') == 0)
  call assert(count_vowels('aeiou') == 5)
  call assert(count_vowels('AEIOU') == 5)
  call assert(count_vowels('Programming') == 3)
  call assert(count_vowels('yY xyz 1!') == 0)
  call assert(count_vowels('a') == 1)
  call assert(count_vowels('xxU') == 1)

contains

subroutine assert(condition)
  logical, intent(in) :: condition
  if (.not. condition) then
    print *, 'Assertion failed!'
    stop 1
  end if
end subroutine assert
