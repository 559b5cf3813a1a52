logical function is_balanced(text)
  character(len=*), intent(in) :: text
  character(len=len(text)) :: expected
  integer :: i, depth

  is_balanced = .false.
  depth = 0
  do i = 1, len(text)
    select case (text(i:i))
    case ('(')
      depth = depth + 1
      expected(depth:depth) = ')'
    case ('[')
      depth = depth + 1
      expected(depth:depth) = ']'
    case ('{')
      depth = depth + 1
      expected(depth:depth) = '}'
    case (')', ']', '}')
      if (depth == 0) return
      if (expected(depth:depth) /= text(i:i)) return
      depth = depth - 1
    end select
  end do
  is_balanced = depth == 0
end function is_balanced
