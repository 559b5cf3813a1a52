subroutine f(x)
    select case (x)
    case (1, 2)
        call a()
    case (3:5)
        call b()
    case default
        call c()
    end select
    call d()
end subroutine f
!| f
!|   selector x
!|   case 1|2
!|   process call a()
!|   case 3:5
!|   process call b()
!|   process call c()
!|   process call d()
!|   start -> x
!|   x -> 1|2
!|   1|2 -> call a() [match]
!|   1|2 -> 3:5 [other]
!|   call a() -> call d()
!|   3:5 -> call b() [match]
!|   3:5 -> call c() [other]
!|   call b() -> call d()
!|   call c() -> call d()
!|   call d() -> end
