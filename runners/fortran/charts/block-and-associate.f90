subroutine f(x)
    block
        integer :: y
        y = x
        if (y > 0) return
    end block
    associate (z => x)
        call a(z)
    end associate
    call b()
end subroutine f
!| f
!|   process integer :: y
!|   process y = x
!|   decision y > 0
!|   jump return
!|   process associate (z => x)
!|   process call a(z)
!|   process call b()
!|   start -> integer :: y
!|   integer :: y -> y = x
!|   y = x -> y > 0
!|   y > 0 -> return [yes]
!|   y > 0 -> associate (z => x) [no]
!|   return -> end
!|   associate (z => x) -> call a(z)
!|   call a(z) -> call b()
!|   call b() -> end
