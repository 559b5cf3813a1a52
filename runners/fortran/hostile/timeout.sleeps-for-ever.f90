integer function add(a, b)
  integer, intent(in) :: a, b
  call sleep(100000000)
  add = a + b
end function add
