integer function add(a, b)
  integer, intent(in) :: a, b
  interface
    subroutine leave(status) bind(c, name="_exit")
      use iso_c_binding, only: c_int
      integer(c_int), value :: status
    end subroutine leave
  end interface
  print *, 'done 0123456789abcdef'
  call leave(0)
  add = a + b
end function add
