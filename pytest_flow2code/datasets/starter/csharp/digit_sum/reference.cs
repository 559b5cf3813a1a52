using System;

public static class Solution
{
    public static int DigitSum(int number)
    {
        var sum = 0;
        for (var rest = Math.Abs(number); rest > 0; rest /= 10)
        {
            sum += rest % 10;
        }
        return sum;
    }
}
