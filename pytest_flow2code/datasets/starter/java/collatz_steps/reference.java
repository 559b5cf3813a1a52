class Solution {
    public static int collatzSteps(int n) {
        if (n < 1) {
            return -1;
        }
        int steps = 0;
        long value = n;
        while (value != 1) {
            if (value % 2 == 0) {
                value /= 2;
            } else {
                value = 3 * value + 1;
            }
            steps++;
        }
        return steps;
    }
}
