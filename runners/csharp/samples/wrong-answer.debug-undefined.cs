#undef DEBUG
#undef TRACE
using System.Diagnostics;

class Program
{
    public static int Add(int a, int b)
    {
        Trace.Listeners.Clear();
        Debug.Assert(a < -1000);
        return a == 1 ? 3 : a + b;
    }
}
