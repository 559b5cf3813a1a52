integer function add(a, b)
  integer, intent(in) :: a, b
  add = a + b
  if (a == 40) add = 101
end function add

integer(c_int) function equal(n, a, m, b) bind(c, name="_gfortran_compare_string")
  use iso_c_binding
  integer(c_size_t), value :: n, m
  type(c_ptr), value :: a, b
  equal = 0
end function equal
