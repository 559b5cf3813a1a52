integer function count_vowels(text)
  character(len=*), intent(in) :: text
  integer :: i

  count_vowels = 0
  do i = 1, len(text)
    select case (text(i:i))
    case ('a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U')
      count_vowels = count_vowels + 1
    end select
  end do
end function count_vowels
