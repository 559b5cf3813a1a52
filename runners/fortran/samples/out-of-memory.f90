integer function add(a, b)
  integer, intent(in) :: a, b
  integer, allocatable :: cells(:)
  allocate(cells(1000000000))
  cells = a
  add = cells(7) + b
end function add
