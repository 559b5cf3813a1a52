using System.Collections.Generic;
using System.Diagnostics;

public static class Tests
{
    public static void Main()
    {
        Debug.Assert(Solution.SecondLargest(new List<int> { 4, 9, 9, 2 }) == 4);
        Debug.Assert(Solution.SecondLargest(new List<int> { 1, 2, 3 }) == 2);
        Debug.Assert(Solution.SecondLargest(new List<int> { 3, 2, 1 }) == 2);
        Debug.Assert(Solution.SecondLargest(new List<int> { -5, -3, -4 }) == -4);
        Debug.Assert(Solution.SecondLargest(new List<int> { 8, 8, 8 }) == int.MinValue);
        Debug.Assert(Solution.SecondLargest(new List<int> { 8 }) == int.MinValue);
        Debug.Assert(Solution.SecondLargest(new List<int>()) == int.MinValue);
        Debug.Assert(Solution.SecondLargest(new List<int> { 5, 1, 5, 4 }) == 4);
    }
}
