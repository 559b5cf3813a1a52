class Program
{
    public static int Add(int a, int b)
    {
        System.Environment.FailFast("enough");
        return a + b;
    }
}
