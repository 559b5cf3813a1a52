class Solution {
    public int add(int a, int b) {
        byte[] data = {-1, -2, 0, -61, 0x28, 0x20, -19, -96, -128, 0x1b, '[', '2', 'J', '\r', 8, 7, '\n'};
        System.out.write(data, 0, data.length);
        System.err.write(data, 0, data.length);
        System.out.println("\ud800 \udfff");
        return a + b;
    }
}
