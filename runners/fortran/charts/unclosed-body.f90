subroutine f(x)
    if (x > 0) then
        call a()
!| f
!|   decision x > 0
!|   process call a()
!|   start -> x > 0
!|   x > 0 -> call a() [yes]
!|   x > 0 -> end [no]
!|   call a() -> end
