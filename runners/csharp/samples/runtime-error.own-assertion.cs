using System.Diagnostics;

class Program
{
    public static int Add(int a, int b)
    {
        Debug.Assert(a > 1000, "the answer's own assertion");
        return a + b;
    }
}
