program test_roman_to_number
  implicit none

  call assert(roman_to_number('') == 0)
  call assert(roman_to_number('I') == 1)
  call assert(roman_to_number('III') == 3)
  call assert(roman_to_number('IV') == 4)
  call assert(roman_to_number('IX') == 9)
  call assert(roman_to_number('XIV') == 14)
  call assert(roman_to_number('LVIII') == 58)
  call assert(roman_to_number('XC') == 90)
  call assert(roman_to_number('CDXLIV') == 444)
  call assert(roman_to_number('MCMXCIV') == 1994)
  call assert(roman_to_number('MMMCMXCIX') == 3999)

contains

subroutine assert(condition)
  logical, intent(in) :: condition
  if (.not. condition) then
    print *, 'Assertion failed!'
    stop 1
  end if
end subroutine assert
