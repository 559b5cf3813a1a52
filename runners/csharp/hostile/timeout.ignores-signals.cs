using System;
using System.Runtime.InteropServices;
using System.Threading;

class Program
{
    public static int Add(int a, int b)
    {
        foreach (var signal in new[] { PosixSignal.SIGTERM, PosixSignal.SIGINT, PosixSignal.SIGHUP, PosixSignal.SIGQUIT })
        {
            PosixSignalRegistration.Create(signal, context => context.Cancel = true);
        }
        while (true)
        {
            Thread.SpinWait(1000);
        }
    }
}
