class Program
{
    public static int Add(int a, int b)
    {
        var none = new int[0];
        return none[a];
    }
}
