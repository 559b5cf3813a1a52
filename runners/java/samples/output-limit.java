class Solution {
    public int add(int a, int b) {
        while (true) {
            System.out.println("and on and on and on and on and on and on and on and on and on");
        }
    }
}
