@ANSWER@

class DemoOfMine
{
    static void Main(string[] args)
    {
        System.Console.WriteLine("a demo");
    }
}
