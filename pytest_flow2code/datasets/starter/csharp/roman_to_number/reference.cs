using System;

public static class Solution
{
    public static int RomanToNumber(string numeral)
    {
        var total = 0;
        for (var i = 0; i < numeral.Length; i++)
        {
            var value = ValueOf(numeral[i]);
            if (i + 1 < numeral.Length && value < ValueOf(numeral[i + 1]))
            {
                total -= value;
            }
            else
            {
                total += value;
            }
        }
        return total;
    }

    private static int ValueOf(char letter) => letter switch
    {
        'I' => 1,
        'V' => 5,
        'X' => 10,
        'L' => 50,
        'C' => 100,
        'D' => 500,
        'M' => 1000,
        _ => throw new ArgumentException($"{letter} is no Roman digit"),
    };
}
