    integer, intent(in) :: a, b
    add = a + b
