using System;

class Program
{
    public static int Add(int a, int b)
    {
        Console.Write(new string('x', 5000000));
        return a + b;
    }
}
