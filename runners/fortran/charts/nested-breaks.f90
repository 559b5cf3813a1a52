subroutine f(n)
    outer: do i = 1, n
        inner: do j = 1, n
            if (a()) exit
            if (b()) exit outer
            if (c()) cycle outer
        end do inner
        call d()
    end do outer
    call e()
end subroutine f
!| f
!|   merge outer:
!|   loop do i = 1, n
!|   merge inner:
!|   loop do j = 1, n
!|   decision a()
!|   jump exit
!|   decision b()
!|   jump exit outer
!|   decision c()
!|   jump cycle outer
!|   process call d()
!|   process call e()
!|   start -> outer:
!|   outer: -> do i = 1, n
!|   do i = 1, n -> inner: [body]
!|   do i = 1, n -> call e() [done]
!|   inner: -> do j = 1, n
!|   do j = 1, n -> a() [body]
!|   do j = 1, n -> call d() [done]
!|   a() -> exit [yes]
!|   a() -> b() [no]
!|   exit -> call d()
!|   b() -> exit outer [yes]
!|   b() -> c() [no]
!|   exit outer -> call e()
!|   c() -> cycle outer [yes]
!|   c() -> do j = 1, n [no]
!|   cycle outer -> do i = 1, n [back]
!|   call d() -> do i = 1, n [back]
!|   call e() -> end
