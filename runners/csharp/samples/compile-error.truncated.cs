class Program
{
    public static int Add(int a, int b)
    {
        if (a > 0)
        {
            return a + b;
