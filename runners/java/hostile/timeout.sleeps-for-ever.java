class Solution {
    public int add(int a, int b) throws InterruptedException {
        Thread.sleep(Long.MAX_VALUE);
        return a + b;
    }
}
