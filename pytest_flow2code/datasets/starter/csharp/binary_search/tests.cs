using System.Collections.Generic;
using System.Diagnostics;

public static class Tests
{
    public static void Main()
    {
        Debug.Assert(Solution.BinarySearch(new List<int>(), 1) == -1);
        Debug.Assert(Solution.BinarySearch(new List<int> { 4 }, 4) == 0);
        Debug.Assert(Solution.BinarySearch(new List<int> { 4 }, 5) == -1);
        Debug.Assert(Solution.BinarySearch(new List<int> { 4 }, 3) == -1);
        Debug.Assert(Solution.BinarySearch(new List<int> { 1, 3, 5, 7, 9 }, 1) == 0);
        Debug.Assert(Solution.BinarySearch(new List<int> { 1, 3, 5, 7, 9 }, 9) == 4);
        Debug.Assert(Solution.BinarySearch(new List<int> { 1, 3, 5, 7, 9 }, 5) == 2);
        Debug.Assert(Solution.BinarySearch(new List<int> { 1, 3, 5, 7, 9 }, 6) == -1);
        Debug.Assert(Solution.BinarySearch(new List<int> { -8, -2, 0, 6, 7, 8 }, 7) == 4);
        Debug.Assert(Solution.BinarySearch(new List<int> { -8, -2, 0, 6, 7, 8 }, -2) == 1);
    }
}
