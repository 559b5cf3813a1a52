subroutine f(x)
10  call a()
    if (x > 0) goto 10
    if (x < 0) go to 20
    call b()
20  continue
    call c()
end subroutine f
!| f
!|   merge 10
!|   process call a()
!|   decision x > 0
!|   jump goto 10
!|   decision x < 0
!|   jump go to 20
!|   process call b()
!|   merge 20
!|   process call c()
!|   start -> 10
!|   10 -> call a()
!|   call a() -> x > 0
!|   x > 0 -> goto 10 [yes]
!|   x > 0 -> x < 0 [no]
!|   goto 10 -> 10 [back]
!|   x < 0 -> go to 20 [yes]
!|   x < 0 -> call b() [no]
!|   go to 20 -> 20
!|   call b() -> 20
!|   20 -> call c()
!|   call c() -> end
