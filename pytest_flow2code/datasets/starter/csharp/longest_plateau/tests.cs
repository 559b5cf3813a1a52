using System.Collections.Generic;
using System.Diagnostics;

public static class Tests
{
    public static void Main()
    {
        Debug.Assert(Solution.LongestPlateau(new List<int>()) == 0);
        Debug.Assert(Solution.LongestPlateau(new List<int> { 7 }) == 1);
        Debug.Assert(Solution.LongestPlateau(new List<int> { 1, 2, 3 }) == 1);
        Debug.Assert(Solution.LongestPlateau(new List<int> { 1, 2, 2, 2, 5, 5 }) == 3);
        Debug.Assert(Solution.LongestPlateau(new List<int> { 4, 4, 1, 4, 4, 4, 4 }) == 4);
        Debug.Assert(Solution.LongestPlateau(new List<int> { 0, 0 }) == 2);
        Debug.Assert(Solution.LongestPlateau(new List<int> { 1, 2, 1, 2 }) == 1);
    }
}
