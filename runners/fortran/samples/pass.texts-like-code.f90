! end program, stop, contains: only a comment
integer function add(a, b)
  integer, intent(in) :: a, b
  character(len=40) :: note
  note = 'end function add; contains; stop "x"'
  add = a + b ! end program sums
  if (len_trim(note) == 0) add = 0
END FUNCTION ADD
