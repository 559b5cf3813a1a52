subroutine f(n)
    do i = 1, n
        return
        exit
    end do
    call a()
end subroutine f
!| f
!|   loop do i = 1, n
!|   jump return
!|   jump, unreachable exit
!|   process call a()
!|   start -> do i = 1, n
!|   do i = 1, n -> return [body]
!|   do i = 1, n -> call a() [done]
!|   return -> end
!|   exit -> call a()
!|   call a() -> end
