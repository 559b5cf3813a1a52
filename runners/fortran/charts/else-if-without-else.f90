subroutine f(x)
    integer :: x
    if (x > 0) then
        call a()
    else if (x < 0) then
        call b()
    end if
    call c()
end subroutine f
!| f
!|   process integer :: x
!|   decision x > 0
!|   process call a()
!|   decision x < 0
!|   process call b()
!|   process call c()
!|   start -> integer :: x
!|   integer :: x -> x > 0
!|   x > 0 -> call a() [yes]
!|   x > 0 -> x < 0 [no]
!|   call a() -> call c()
!|   x < 0 -> call b() [yes]
!|   x < 0 -> call c() [no]
!|   call b() -> call c()
!|   call c() -> end
