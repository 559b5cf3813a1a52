using System.Threading;

class Program
{
    public static int Add(int a, int b)
    {
        new Thread(() => Thread.Sleep(Timeout.Infinite)).Start();
        return a + b;
    }
}
