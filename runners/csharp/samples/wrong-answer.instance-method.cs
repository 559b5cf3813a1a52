public class Solution
{
    public int Add(int a, int b) => a - b;
}
