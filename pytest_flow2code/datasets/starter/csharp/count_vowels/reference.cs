using System;

public static class Solution
{
    public static int CountVowels(string text)
    {
        var count = 0;
        foreach (var letter in text)
        {
            switch (char.ToLowerInvariant(letter))
            {
                case 'a':
                case 'e':
                case 'i':
                case 'o':
                case 'u':
                    count++;
                    break;
            }
        }
        return count;
    }
}
