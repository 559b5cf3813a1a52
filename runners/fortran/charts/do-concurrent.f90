subroutine f(n)
    do concurrent (i = 1:n)
        x(i) = i
    end do
    call a()
end subroutine f
!| f
!|   loop do concurrent (i = 1:n)
!|   process x(i) = i
!|   process call a()
!|   start -> do concurrent (i = 1:n)
!|   do concurrent (i = 1:n) -> x(i) = i [body]
!|   do concurrent (i = 1:n) -> call a() [done]
!|   x(i) = i -> do concurrent (i = 1:n) [back]
!|   call a() -> end
