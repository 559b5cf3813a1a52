class Program
{
    public static int Add(int a, int b)
    {
        return a + b;
    }
/* and here the tests would vanish
