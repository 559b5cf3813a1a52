class Solution {
    public int add(int a, int b) {
        System.out.print("x".repeat(5000000));
        System.out.flush();
        return a + b;
    }
}
