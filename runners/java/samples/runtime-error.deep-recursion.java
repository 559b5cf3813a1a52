class Solution {
    public int add(int a, int b) {
        return add(a + 1, b - 1) + 1;
    }
}
