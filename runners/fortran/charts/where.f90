subroutine f(x)
    where (x > 0)
        x = 1
    elsewhere
        x = 0
    end where
    call a()
end subroutine f
!| f
!|   decision x > 0
!|   process x = 1
!|   process x = 0
!|   process call a()
!|   start -> x > 0
!|   x > 0 -> x = 1 [yes]
!|   x > 0 -> x = 0 [no]
!|   x = 1 -> call a()
!|   x = 0 -> call a()
!|   call a() -> end
