integer function f(x)
    integer, intent(in) :: x
    if (x > 0) then
        f = 1
    else
        f = 2
    end if
end function f
!| f
!|   process integer, intent(in) :: x
!|   decision x > 0
!|   process f = 1
!|   process f = 2
!|   start -> integer, intent(in) :: x
!|   integer, intent(in) :: x -> x > 0
!|   x > 0 -> f = 1 [yes]
!|   x > 0 -> f = 2 [no]
!|   f = 1 -> end
!|   f = 2 -> end
