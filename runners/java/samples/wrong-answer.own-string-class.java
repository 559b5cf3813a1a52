class Solution {
    public int add(int a, int b) {
        return a - b;
    }
}

class String {
}
