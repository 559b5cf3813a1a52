using System.Diagnostics;

public static class Tests
{
    public static void Main()
    {
        Debug.Assert(Solution.Clamp(5, 0, 10) == 5);
        Debug.Assert(Solution.Clamp(-3, 0, 10) == 0);
        Debug.Assert(Solution.Clamp(42, 0, 10) == 10);
        Debug.Assert(Solution.Clamp(0, 0, 10) == 0);
        Debug.Assert(Solution.Clamp(10, 0, 10) == 10);
        Debug.Assert(Solution.Clamp(-7, -9, -5) == -7);
        Debug.Assert(Solution.Clamp(-4, -9, -5) == -5);
        Debug.Assert(Solution.Clamp(-10, -9, -5) == -9);
        Debug.Assert(Solution.Clamp(3, 4, 4) == 4);
        Debug.Assert(Solution.Clamp(5, 4, 4) == 4);
    }
}
