subroutine f()
    do
        if (a()) exit
        call b()
    end do
    call c()
end subroutine f
!| f
!|   loop do
!|   decision a()
!|   jump exit
!|   process call b()
!|   process call c()
!|   start -> do
!|   do -> a() [body]
!|   a() -> exit [yes]
!|   a() -> call b() [no]
!|   exit -> call c()
!|   call b() -> do [back]
!|   call c() -> end
