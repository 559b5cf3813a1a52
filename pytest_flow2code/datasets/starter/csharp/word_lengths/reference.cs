using System;

public static class Solution
{
    public static int[] WordLengths(string text)
    {
        var words = text.Split(' ', StringSplitOptions.RemoveEmptyEntries);
        var lengths = new int[words.Length];
        for (var i = 0; i < words.Length; i++)
        {
            lengths[i] = words[i].Length;
        }
        return lengths;
    }
}
