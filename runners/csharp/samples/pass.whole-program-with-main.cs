using System;

namespace Adding;

public static class Calculator
{
    public static int Add(int a, int b)
    {
        return a + b;
    }

    public static void Main(string[] args)
    {
        var read = Console.ReadLine();
        Console.WriteLine(Calculator.Add(int.Parse(read), 2));
    }
}
