#define FAST

class Debug
{
    public int Depth;
}

class Console
{
}

class Program
{
    class List
    {
    }

    public static int Add(int a, int b)
    {
#if FAST
        return a + b + new Debug().Depth;
#else
        return 0;
#endif
    }
}
