integer function add(a, b)
  integer, intent(in) :: a, b
  include 'answers.inc'
  add = a + b
end function add
