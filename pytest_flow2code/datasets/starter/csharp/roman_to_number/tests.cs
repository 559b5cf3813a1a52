using System.Diagnostics;

public static class Tests
{
    public static void Main()
    {
        Debug.Assert(Solution.RomanToNumber("") == 0);
        Debug.Assert(Solution.RomanToNumber("I") == 1);
        Debug.Assert(Solution.RomanToNumber("III") == 3);
        Debug.Assert(Solution.RomanToNumber("IV") == 4);
        Debug.Assert(Solution.RomanToNumber("XIV") == 14);
        Debug.Assert(Solution.RomanToNumber("LXXX") == 80);
        Debug.Assert(Solution.RomanToNumber("CDXLIV") == 444);
        Debug.Assert(Solution.RomanToNumber("MCMXCIV") == 1994);
        Debug.Assert(Solution.RomanToNumber("MMMCMXCIX") == 3999);
    }
}
