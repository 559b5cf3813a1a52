subroutine f(n)
    do i = 1, n
        if (a(i)) cycle
        call b(i)
    end do
    do i = n, 1, -1
        call c(i)
    end do
end subroutine f
!| f
!|   loop do i = 1, n
!|   decision a(i)
!|   jump cycle
!|   process call b(i)
!|   loop do i = n, 1, -1
!|   process call c(i)
!|   start -> do i = 1, n
!|   do i = 1, n -> a(i) [body]
!|   do i = 1, n -> do i = n, 1, -1 [done]
!|   a(i) -> cycle [yes]
!|   a(i) -> call b(i) [no]
!|   cycle -> do i = 1, n [back]
!|   call b(i) -> do i = 1, n [back]
!|   do i = n, 1, -1 -> call c(i) [body]
!|   do i = n, 1, -1 -> end [done]
!|   call c(i) -> do i = n, 1, -1 [back]
