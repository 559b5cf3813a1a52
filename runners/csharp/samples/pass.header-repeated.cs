using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Text;

namespace Solution
{
    public class Program
    {
        private static readonly int Zero = 0;

        private static int Negated(int a)
        {
            return -a;
        }

        public static int Add(int a, int b)
        {
            return a - Negated(b) + Zero;
        }
    }
}
