class Program
{
    public static int Add(int a, int b)
    {
        while (a == a)
        {
            b++;
        }
        return b;
    }
}
