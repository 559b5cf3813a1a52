integer function add(a, b)
  integer, intent(in) :: a, b
  character(len=100) :: line
  integer :: status
  status = 0
  do while (status == 0)
    read (*, '(a)', iostat=status) line
  end do
  add = a + b
end function add
