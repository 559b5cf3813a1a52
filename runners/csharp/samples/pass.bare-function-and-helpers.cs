using System.Text.RegularExpressions;

private const string Digits = "[0-9]+";

public static int Add(int a, int b)
{
    return Regex.IsMatch("7", Digits) ? Sum(new Pair(a, b)) : 0;
}

private static int Sum(Pair pair) => pair.Left + pair.Right;

public record Pair(int Left, int Right);

Console.WriteLine(Add(1, 2));
