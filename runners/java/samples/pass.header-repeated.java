import java.util.*;

class Solution {
    static final int ZERO = 0;

    int negated(int a) {
        return -a;
    }

    public int add(int a, int b) {
        return a - negated(b) + ZERO;
    }
}
