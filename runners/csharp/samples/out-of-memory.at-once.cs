class Program
{
    public static int Add(int a, int b)
    {
        var held = new long[10][];
        for (var i = 0; i < held.Length; i++)
        {
            held[i] = new long[1_000_000_000];
        }
        return a + b;
    }
}
