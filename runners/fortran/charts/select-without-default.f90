subroutine f(x)
    select case (x)
    case (1)
        call a()
    case (2)
        call b()
    end select
    call c()
end subroutine f
!| f
!|   selector x
!|   case 1
!|   process call a()
!|   case 2
!|   process call b()
!|   process call c()
!|   start -> x
!|   x -> 1
!|   1 -> call a() [match]
!|   1 -> 2 [other]
!|   call a() -> call c()
!|   2 -> call b() [match]
!|   2 -> call c() [other]
!|   call b() -> call c()
!|   call c() -> end
