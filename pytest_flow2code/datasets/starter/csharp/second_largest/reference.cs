using System;
using System.Collections.Generic;

public static class Solution
{
    public static int SecondLargest(List<int> numbers)
    {
        int? largest = null;
        int? second = null;
        foreach (var number in numbers)
        {
            if (largest is null || number > largest)
            {
                second = largest;
                largest = number;
            }
            else if (number < largest && (second is null || number > second))
            {
                second = number;
            }
        }
        return second ?? int.MinValue;
    }
}
