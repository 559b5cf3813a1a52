using System.Diagnostics;

public static class Tests
{
    public static void Main()
    {
        Debug.Assert(Solution.DigitSum(0) == 0);
        Debug.Assert(Solution.DigitSum(7) == 7);
        Debug.Assert(Solution.DigitSum(10) == 1);
        Debug.Assert(Solution.DigitSum(1234) == 10);
        Debug.Assert(Solution.DigitSum(-407) == 11);
        Debug.Assert(Solution.DigitSum(-9) == 9);
        Debug.Assert(Solution.DigitSum(999999999) == 81);
    }
}
