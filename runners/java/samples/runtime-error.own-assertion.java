class Solution {
    public int add(int a, int b) {
        assert a > 1000 : "the answer's own assertion";
        return a + b;
    }
}
