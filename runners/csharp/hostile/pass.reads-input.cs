using System;

class Program
{
    public static int Add(int a, int b)
    {
        while (Console.ReadLine() != null)
        {
            continue;
        }
        Console.In.ReadToEnd();
        return a + b;
    }
}
