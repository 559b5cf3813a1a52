using System;
using System.Collections.Generic;

public static class Solution
{
    public static int BinarySearch(List<int> numbers, int wanted)
    {
        var low = 0;
        var high = numbers.Count - 1;
        while (low <= high)
        {
            var middle = low + (high - low) / 2;
            if (numbers[middle] == wanted)
            {
                return middle;
            }
            if (numbers[middle] < wanted)
            {
                low = middle + 1;
            }
            else
            {
                high = middle - 1;
            }
        }
        return -1;
    }
}
