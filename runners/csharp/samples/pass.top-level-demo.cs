using System;

Console.WriteLine(Program.Add(1, 2));
Environment.Exit(0);

public class Program
{
    public static int Add(int a, int b) => a + b;
}
