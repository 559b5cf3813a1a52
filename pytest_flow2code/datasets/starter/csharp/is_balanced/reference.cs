using System;
using System.Collections.Generic;

public static class Solution
{
    public static bool IsBalanced(string text)
    {
        var open = new Stack<char>();
        foreach (var letter in text)
        {
            if ("([{".Contains(letter))
            {
                open.Push(letter);
            }
            else if (")]}".Contains(letter))
            {
                if (open.Count == 0 || open.Pop() != "([{"[")]}".IndexOf(letter)])
                {
                    return false;
                }
            }
        }
        return open.Count == 0;
    }
}
