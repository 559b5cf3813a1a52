class Solution {
    public int add(int a, int b) {
        int[] none = {};
        return none[a];
    }
}
