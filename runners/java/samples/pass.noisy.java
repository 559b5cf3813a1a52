class Solution {
    static {
        System.out.println("done 0123456789abcdef");
        System.err.println("wrong");
    }

    public int add(int a, int b) {
        System.out.print("adding " + a + " and " + b);
        return a + b;
    }
}
