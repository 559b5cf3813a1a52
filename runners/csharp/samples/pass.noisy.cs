using System;

class Program
{
    static Program()
    {
        Console.WriteLine("done 0123456789abcdef");
        Console.Error.WriteLine("wrong");
    }

    public static int Add(int a, int b)
    {
        Console.Write("adding");
        return a + b;
    }
}
