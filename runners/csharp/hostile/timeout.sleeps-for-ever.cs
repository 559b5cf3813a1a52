using System.Threading;

class Program
{
    public static int Add(int a, int b)
    {
        Thread.Sleep(Timeout.Infinite);
        return a + b;
    }
}
