using System;

public static class Solution
{
    public static int CollatzSteps(int n)
    {
        if (n < 1)
        {
            return -1;
        }
        var steps = 0;
        long value = n;
        while (value != 1)
        {
            value = value % 2 == 0 ? value / 2 : 3 * value + 1;
            steps++;
        }
        return steps;
    }
}
