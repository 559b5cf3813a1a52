using Xunit;
using Solution;

namespace Solution
{
    public class Program
    {
        public static int Add(int a, int b)
        {
            return a + b;
        }
    }
}

public class ProgramTests
{
    [Fact]
    public void Adds()
    {
        Assert.Equal(3, Program.Add(1, 2));
    }
}
