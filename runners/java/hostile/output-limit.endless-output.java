class Solution {
    public int add(int a, int b) {
        while (true) {
            System.out.println("more and more");
        }
    }
}
