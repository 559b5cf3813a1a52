using System.Diagnostics;

public static class Tests
{
    public static void Main()
    {
        Debug.Assert(Solution.CountVowels("") == 0);
        Debug.Assert(Solution.CountVowels("rhythm") == 0);
        Debug.Assert(Solution.CountVowels("banana") == 3);
        Debug.Assert(Solution.CountVowels("AEIOU") == 5);
        Debug.Assert(Solution.CountVowels("aeiou") == 5);
        Debug.Assert(Solution.CountVowels("Yellow Yak!") == 3);
        Debug.Assert(Solution.CountVowels("x o x") == 1);
    }
}
