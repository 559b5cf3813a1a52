using System.Diagnostics;

public static class Tests
{
    public static void Main()
    {
        Debug.Assert(Solution.IsBalanced(""));
        Debug.Assert(Solution.IsBalanced("no brackets"));
        Debug.Assert(Solution.IsBalanced("([]{})"));
        Debug.Assert(Solution.IsBalanced("{a[b(c)d]e}"));
        Debug.Assert(!Solution.IsBalanced("("));
        Debug.Assert(!Solution.IsBalanced("]"));
        Debug.Assert(!Solution.IsBalanced("(]"));
        Debug.Assert(!Solution.IsBalanced("([)]"));
        Debug.Assert(!Solution.IsBalanced("{}}"));
        Debug.Assert(!Solution.IsBalanced("[[]"));
    }
}
