using System;
using System.Collections.Generic;

public static class Solution
{
    public static int LongestPlateau(List<int> numbers)
    {
        var longest = 0;
        var run = 0;
        for (var i = 0; i < numbers.Count; i++)
        {
            run = i > 0 && numbers[i] == numbers[i - 1] ? run + 1 : 1;
            if (run > longest)
            {
                longest = run;
            }
        }
        return longest;
    }
}
