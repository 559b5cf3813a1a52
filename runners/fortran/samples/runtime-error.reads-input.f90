integer function add(a, b)
  integer, intent(in) :: a, b
  read (*, *) add
end function add
