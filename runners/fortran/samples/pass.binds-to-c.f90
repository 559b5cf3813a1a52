module arithmetic
  use iso_c_binding
  implicit none
contains
  function add(a, b) bind(c, name="add_numbers") result(total)
    integer(c_int), intent(in) :: a, b
    integer(c_int) :: total
    interface
      function c_abs(n) bind(c, name="abs")
        import :: c_int
        integer(c_int), value :: n
        integer(c_int) :: c_abs
      end function c_abs
    end interface
    total = a + sign(c_abs(b), b)
  end function add
end module arithmetic
