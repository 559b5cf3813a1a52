public static int Add(int a, int b)
{
    var text = new StringBuilder();
    text.Append(a);
    return int.Parse(text.ToString()) - Negated(b) + Zero;
}
