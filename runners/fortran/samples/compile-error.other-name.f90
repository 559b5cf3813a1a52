integer function plus(a, b)
  integer, intent(in) :: a, b
  plus = a + b
end function plus
