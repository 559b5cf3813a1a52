def binary_search(items, wanted)
  low = 0
  high = items.length - 1
  while low <= high
    middle = (low + high) / 2
    return middle if items[middle] == wanted

    if items[middle] < wanted
      low = middle + 1
    else
      high = middle - 1
    end
  end
  -1
end
