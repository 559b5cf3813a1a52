class Program
{
    static int start = int.Parse("none");

    public static int Add(int a, int b)
    {
        return a + b;
    }
}
