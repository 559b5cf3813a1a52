integer function binary_search(items, wanted)
  integer, intent(in) :: items(:), wanted
  integer :: low, high, middle

  binary_search = -1
  low = 1
  high = size(items)
  do while (low <= high)
    middle = (low + high) / 2
    if (items(middle) == wanted) then
      binary_search = middle - 1
      return
    end if
    if (items(middle) < wanted) then
      low = middle + 1
    else
      high = middle - 1
    end if
  end do
end function binary_search
