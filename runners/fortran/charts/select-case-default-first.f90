subroutine f(x)
    select case (x)
    case default
        call a()
    case (1)
        call b()
    end select
    call c()
end subroutine f
!| f
!|   selector x
!|   process call a()
!|   case 1
!|   process call b()
!|   process call c()
!|   start -> x
!|   x -> 1
!|   call a() -> call c()
!|   1 -> call b() [match]
!|   1 -> call a() [other]
!|   call b() -> call c()
!|   call c() -> end
