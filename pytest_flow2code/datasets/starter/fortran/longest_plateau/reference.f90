integer function longest_plateau(items)
  integer, intent(in) :: items(:)
  integer :: i, run

  longest_plateau = 0
  run = 0
  do i = 1, size(items)
    run = run + 1
    if (i > 1) then
      if (items(i) /= items(i - 1)) run = 1
    end if
    longest_plateau = max(longest_plateau, run)
  end do
end function longest_plateau
