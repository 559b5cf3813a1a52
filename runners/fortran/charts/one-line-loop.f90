subroutine f(n)
    do i = 1, n; call a(i); end do
    if (n > 0) n = 0
end subroutine f
!| f
!|   loop do i = 1, n
!|   process call a(i)
!|   decision n > 0
!|   process n = 0
!|   start -> do i = 1, n
!|   do i = 1, n -> call a(i) [body]
!|   do i = 1, n -> n > 0 [done]
!|   call a(i) -> do i = 1, n [back]
!|   n > 0 -> n = 0 [yes]
!|   n > 0 -> end [no]
!|   n = 0 -> end
