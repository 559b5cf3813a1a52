class Main {
    public static void main(String[] args) {
        assert Solution.secondLargest(List.of(4, 9, 9, 2)) == 4;
        assert Solution.secondLargest(List.of(1, 2, 3)) == 2;
        assert Solution.secondLargest(List.of(3, 2, 1)) == 2;
        assert Solution.secondLargest(List.of(-5, -3, -4)) == -4;
        assert Solution.secondLargest(List.of(8, 8, 8)) == Integer.MIN_VALUE;
        assert Solution.secondLargest(List.of(8)) == Integer.MIN_VALUE;
        assert Solution.secondLargest(List.of()) == Integer.MIN_VALUE;
        assert Solution.secondLargest(List.of(5, 1, 5, 4)) == 4;
    }
}
