class Solution {
    public int add(int a, int b) {
        List<Integer> both = Arrays.asList(a, b);
        return both.get(0) - negated(both.get(1));
    }
}
