import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

public class Solution {
    public int add(int a, int b) {
        return a + b;
    }

    public static void main(String[] args) {
        assert new Solution().add(1, 2) == 4 : "a wrong test of its own that nobody runs";
    }
}

class SolutionTest {
    @Test
    void adds() {
        assertEquals(3, new Solution().add(1, 2));
    }
}
