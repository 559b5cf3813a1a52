public class Solution
{
    private int Plus(int a, int b) => a + b;

    int Add(int a, int b)
    {
        return Plus(a, b);
    }
}
