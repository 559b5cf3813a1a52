module kinds
  implicit none
  private
  integer, parameter, public :: whole = selected_int_kind(9)
  public :: plus
contains
  pure integer(whole) function plus(a, b)
    integer(whole), intent(in) :: a, b
    plus = a + b
  end function plus
end module kinds

module arithmetic
  use kinds, only: int => whole, joined => plus
  implicit none
  interface add
    module procedure add_integers, add_reals
  end interface add
contains
  integer(int) function add_integers(a, b)
    integer(int), intent(in) :: a, b
    add_integers = joined(a, b)
  end function add_integers

  real function add_reals(a, b)
    real, intent(in) :: a, b
    add_reals = a + b
  end function add_reals
end module arithmetic
