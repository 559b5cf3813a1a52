using System;

class Program
{
    public static int Add(int a, int b)
    {
        byte[] data = { 0xff, 0xfe, 0, 0xc3, 0x28, 0x20, 0xed, 0xa0, 0x80, 0x1b, 0x5b, 0x32, 0x4a, 13, 8, 7, 10 };
        using (var output = Console.OpenStandardOutput())
        {
            output.Write(data);
        }
        using (var output = Console.OpenStandardError())
        {
            output.Write(data);
        }
        Console.WriteLine("\ud800 \udfff");
        return a + b;
    }
}
