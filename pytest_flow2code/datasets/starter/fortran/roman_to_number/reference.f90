integer function roman_to_number(numeral)
  character(len=*), intent(in) :: numeral
  integer :: i, current, before

  roman_to_number = 0
  before = 0
  do i = len(numeral), 1, -1
    current = letter_value(numeral(i:i))
    if (current < before) then
      roman_to_number = roman_to_number - current
    else
      roman_to_number = roman_to_number + current
      before = current
    end if
  end do
end function roman_to_number

integer function letter_value(letter)
  character, intent(in) :: letter

  select case (letter)
  case ('I')
    letter_value = 1
  case ('V')
    letter_value = 5
  case ('X')
    letter_value = 10
  case ('L')
    letter_value = 50
  case ('C')
    letter_value = 100
  case ('D')
    letter_value = 500
  case default
    letter_value = 1000
  end select
end function letter_value
