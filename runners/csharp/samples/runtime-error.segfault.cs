class Program
{
    public static unsafe int Add(int a, int b)
    {
        return *(int*)System.IntPtr.Zero + a + b;
    }
}
