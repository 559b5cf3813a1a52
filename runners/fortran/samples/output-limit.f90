integer function add(a, b)
  integer, intent(in) :: a, b
  do
    print *, 'again and again and again and again'
  end do
  add = a + b
end function add
