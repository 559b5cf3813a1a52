using System;

public static class Solution
{
    public static int Clamp(int value, int low, int high)
    {
        if (value < low)
        {
            return low;
        }
        return value > high ? high : value;
    }
}
