class A
{
    void F(int x)
    {
        if (x > 0) throw new E("x");
        if (x < 0) Environment.Exit(1);
        Console.WriteLine(x);
        x = Console.Read();
    }
}
//| A.F
//|   decision x > 0
//|   jump throw new E("x");
//|   decision x < 0
//|   jump Environment.Exit(1);
//|   output Console.WriteLine(x);
//|   input x = Console.Read();
//|   start -> x > 0
//|   x > 0 -> throw new E("x"); [yes]
//|   x > 0 -> x < 0 [no]
//|   throw new E("x"); -> end [throw]
//|   x < 0 -> Environment.Exit(1); [yes]
//|   x < 0 -> Console.WriteLine(x); [no]
//|   Environment.Exit(1); -> end
//|   Console.WriteLine(x); -> x = Console.Read();
//|   x = Console.Read(); -> end
