integer function add(a, b)
  use iso_fortran_env, only: error_unit
  integer, intent(in) :: a, b
  character(len=9) :: data
  data = char(255)//char(254)//char(0)//char(195)//char(40)//char(237)//char(160)//char(128)//char(27)
  print '(a)', data
  write (error_unit, '(a)') data
  add = a + b
end function add
