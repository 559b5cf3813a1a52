using System.Diagnostics;
using System.Linq;

public static class Tests
{
    public static void Main()
    {
        Debug.Assert(Solution.WordLengths("").SequenceEqual(new int[] { }));
        Debug.Assert(Solution.WordLengths("   ").SequenceEqual(new int[] { }));
        Debug.Assert(Solution.WordLengths("one").SequenceEqual(new[] { 3 }));
        Debug.Assert(Solution.WordLengths("to be or not").SequenceEqual(new[] { 2, 2, 2, 3 }));
        Debug.Assert(Solution.WordLengths("  a   bcd ef  ").SequenceEqual(new[] { 1, 3, 2 }));
    }
}
