class Solution {
    public int add(int a, int b) {
        while (a == a) {
            b++;
        }
        return b;
    }
}
