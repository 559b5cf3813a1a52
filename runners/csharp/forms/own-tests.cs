@ANSWER@

static class TestsOfMine
{
    public static void Run()
    {
        System.Diagnostics.Debug.Assert(1 + 1 == 2);
    }

    public static int Main()
    {
        Run();
        return 0;
    }
}
