class Solution {
    public int sum(int a, int b) {
        return a + b;
    }
}
