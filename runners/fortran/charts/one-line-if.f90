subroutine f(x)
    if (x > 0) return
    if (x < 0) call a()
    call b()
end subroutine f
!| f
!|   decision x > 0
!|   jump return
!|   decision x < 0
!|   process call a()
!|   process call b()
!|   start -> x > 0
!|   x > 0 -> return [yes]
!|   x > 0 -> x < 0 [no]
!|   return -> end
!|   x < 0 -> call a() [yes]
!|   x < 0 -> call b() [no]
!|   call a() -> call b()
!|   call b() -> end
