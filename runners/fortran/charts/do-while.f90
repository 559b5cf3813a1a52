subroutine f(x)
    do while (x > 0)
        if (a()) exit
        if (b()) cycle
        call c()
    end do
    call d()
end subroutine f
!| f
!|   decision x > 0
!|   decision a()
!|   jump exit
!|   decision b()
!|   jump cycle
!|   process call c()
!|   process call d()
!|   start -> x > 0
!|   x > 0 -> a() [yes]
!|   x > 0 -> call d() [no]
!|   a() -> exit [yes]
!|   a() -> b() [no]
!|   exit -> call d()
!|   b() -> cycle [yes]
!|   b() -> call c() [no]
!|   cycle -> x > 0 [back]
!|   call c() -> x > 0 [back]
!|   call d() -> end
