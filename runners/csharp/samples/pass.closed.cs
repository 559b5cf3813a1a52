using System;

namespace Solution
{
    public class Program
    {
        public static int Add(int a, int b)
        {
            return a + b;
        }
    }

    internal static class Elsewhere
    {
    }
}
