integer function collatz_steps(start)
  integer, intent(in) :: start
  integer :: n

  if (start < 1) then
    collatz_steps = -1
    return
  end if
  collatz_steps = 0
  n = start
  do
    if (n == 1) exit
    if (mod(n, 2) == 0) then
      n = n / 2
    else
      n = 3 * n + 1
    end if
    collatz_steps = collatz_steps + 1
  end do
end function collatz_steps
