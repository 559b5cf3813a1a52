integer function add(a, b)
  integer, intent(in) :: a, b
  if (a > b) then
    add = a + b
