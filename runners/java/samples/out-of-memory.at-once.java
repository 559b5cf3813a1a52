class Solution {
    public int add(int a, int b) {
        long[][] held = new long[10][];
        for (int i = 0; i < held.length; i++) {
            held[i] = new long[Integer.MAX_VALUE / 2];
        }
        return a + b;
    }
}
