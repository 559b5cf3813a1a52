public class Main {
    static class Solution {
        public int add(int a, int b) {
            return a + b;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Solution().add(1, 2));
    }
}
