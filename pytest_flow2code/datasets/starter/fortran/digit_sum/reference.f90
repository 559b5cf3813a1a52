integer function digit_sum(number)
  integer, intent(in) :: number
  integer :: rest

  digit_sum = 0
  rest = abs(number)
  do while (rest > 0)
    digit_sum = digit_sum + mod(rest, 10)
    rest = rest / 10
  end do
end function digit_sum
