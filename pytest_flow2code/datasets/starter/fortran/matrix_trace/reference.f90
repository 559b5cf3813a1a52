integer function matrix_trace(matrix)
  integer, intent(in) :: matrix(:, :)
  integer :: i

  matrix_trace = 0
  do i = 1, size(matrix, 1)
    matrix_trace = matrix_trace + matrix(i, i)
  end do
end function matrix_trace
