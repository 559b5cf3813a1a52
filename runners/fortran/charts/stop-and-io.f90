subroutine f(x)
    if (x > 0) stop 1
    if (x < 0) error stop "x"
    read (*, *) y
    print *, y
    write (*, '(i0)') y
end subroutine f
!| f
!|   decision x > 0
!|   jump stop 1
!|   decision x < 0
!|   jump error stop "x"
!|   input read (*, *) y
!|   output print *, y
!|   output write (*, '(i0)') y
!|   start -> x > 0
!|   x > 0 -> stop 1 [yes]
!|   x > 0 -> x < 0 [no]
!|   stop 1 -> end
!|   x < 0 -> error stop "x" [yes]
!|   x < 0 -> read (*, *) y [no]
!|   error stop "x" -> end
!|   read (*, *) y -> print *, y
!|   print *, y -> write (*, '(i0)') y
!|   write (*, '(i0)') y -> end
