subroutine f(n)
    do 10 i = 1, n
        call a(i)
10  continue
    call b()
end subroutine f
!| f
!|   loop do 10 i = 1, n
!|   process call a(i)
!|   merge 10
!|   process call b()
!|   start -> do 10 i = 1, n
!|   do 10 i = 1, n -> call a(i) [body]
!|   do 10 i = 1, n -> call b() [done]
!|   call a(i) -> 10
!|   10 -> do 10 i = 1, n [back]
!|   call b() -> end
