class Program
{
    public static int Sum(int a, int b)
    {
        return a + b;
    }
}
