integer function add(a, b)
  integer, intent(in) :: a, b
  interface
    integer function plus(a, b)
      integer, intent(in) :: a, b
    end function plus
  end interface
  add = plus(a, b)
end function add

integer function plus(a, b)
  integer, intent(in) :: a, b
  plus = a + b
end function plus
