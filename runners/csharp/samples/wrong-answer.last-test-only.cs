class Program
{
    public static int Add(int a, int b)
    {
        return a == 1 ? 3 : a + b;
    }
}
