integer function add(a, b)
  integer, intent(in) :: a, b
  do
    print *, 'more and more'
  end do
  add = a + b
end function add
