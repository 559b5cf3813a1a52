subroutine running_maximum(numbers, maxima)
  integer, intent(in) :: numbers(:)
  integer, intent(out) :: maxima(:)
  integer :: i, largest

  if (size(numbers) == 0) return
  largest = numbers(1)
  do i = 1, size(numbers)
    if (numbers(i) > largest) largest = numbers(i)
    maxima(i) = largest
  end do
end subroutine running_maximum
