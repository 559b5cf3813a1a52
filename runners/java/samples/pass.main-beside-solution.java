import java.util.*;

public class Solution {
    public int add(int a, int b) {
        return a + b;
    }
}

class Main {
    public static void main(String... args) {
        System.out.println(new Solution().add(1, 2));
        System.exit(0);
    }
}
