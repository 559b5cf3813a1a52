integer function add(a, b)
  integer, intent(in) :: a, b
  integer, allocatable :: cells(:)
  allocate(cells(2))
  allocate(cells(2))
  add = a + b
end function add
