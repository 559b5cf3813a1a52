module m
    implicit none
    integer :: x = 1
contains
    function g(y) result(z)
        integer :: y, z
        z = y
    end function g
    subroutine s()
        call t()
    contains
        subroutine t()
            return
        end subroutine t
    end subroutine s
end module m
program p
    use m
    print *, g(1)
end program p
!| m
!|   process implicit none
!|   process integer :: x = 1
!|   start -> implicit none
!|   implicit none -> integer :: x = 1
!|   integer :: x = 1 -> end
!| m.g
!|   process integer :: y, z
!|   process z = y
!|   start -> integer :: y, z
!|   integer :: y, z -> z = y
!|   z = y -> end
!| m.s
!|   process call t()
!|   start -> call t()
!|   call t() -> end
!| m.s.t
!|   jump return
!|   start -> return
!|   return -> end
!| p
!|   process use m
!|   output print *, g(1)
!|   start -> use m
!|   use m -> print *, g(1)
!|   print *, g(1) -> end
