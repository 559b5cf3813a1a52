class Program
{
    /* } a comment that closes nothing }} { */
    private const string Text = "} class Main { // ";
    private const string Verbatim = @"\} "" {";
    private const char Brace = '}';

    public static int Add(int a, int b)
    {
        // }}}
        var raw = """
            } " {
            """;
        var mixed = $"{{ {a} }} {(b > 0 ? "}" : "{")}";
        return a + b + 0 * (raw + mixed + Text + Verbatim + Brace).Length;
    }
}
