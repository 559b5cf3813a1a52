integer function add(a, b)
  integer, intent(in) :: a, b
  first = 0
  add = 0
end function add
