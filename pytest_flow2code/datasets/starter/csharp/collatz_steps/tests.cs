using System.Diagnostics;

public static class Tests
{
    public static void Main()
    {
        Debug.Assert(Solution.CollatzSteps(1) == 0);
        Debug.Assert(Solution.CollatzSteps(2) == 1);
        Debug.Assert(Solution.CollatzSteps(3) == 7);
        Debug.Assert(Solution.CollatzSteps(8) == 3);
        Debug.Assert(Solution.CollatzSteps(27) == 111);
        Debug.Assert(Solution.CollatzSteps(113383) == 247);
        Debug.Assert(Solution.CollatzSteps(0) == -1);
        Debug.Assert(Solution.CollatzSteps(-5) == -1);
    }
}
