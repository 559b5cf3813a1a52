class Program
{
    public static int Add(int a, int b)
    {
        var both = new List<int> { a, b };
        var text = new StringBuilder().Append(both.Sum());
        return int.Parse(text.ToString());
    }
}
