class Program
{
    public static int Add(int a, int b)
    {
        while (true)
        {
            System.Console.WriteLine("and on and on and on and on and on and on and on and on");
        }
    }
}
