class Main {
    public static void main(String[] args) {
        assert Solution.diagonalSum(new int[][] {}) == 0;
        assert Solution.diagonalSum(new int[][] {{7}}) == 7;
        assert Solution.diagonalSum(new int[][] {{1, 2}, {4, 8}}) == 15;
        assert Solution.diagonalSum(new int[][] {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}) == 25;
        assert Solution.diagonalSum(new int[][] {{1, 0, 0, 2}, {9, 3, 4, 9}, {9, 5, 6, 9}, {7, 9, 9, 8}}) == 36;
        assert Solution.diagonalSum(new int[][] {{0, 5, 0}, {5, 0, 5}, {0, 5, 0}}) == 0;
    }
}
