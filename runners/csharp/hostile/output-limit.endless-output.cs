using System;

class Program
{
    public static int Add(int a, int b)
    {
        while (true)
        {
            Console.WriteLine("more and more");
        }
    }
}
