integer function add(a, b)
  integer, intent(in) :: a, b
  integer, allocatable :: cells(:)
  allocate(cells(4000000000000000_8))
  cells(1) = a
  add = cells(1) + b
end function add
