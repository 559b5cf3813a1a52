class Solution {
    public static int diagonalSum(int[][] matrix) {
        int size = matrix.length;
        int sum = 0;
        for (int row = 0; row < size; row++) {
            int other = size - 1 - row;
            sum += matrix[row][row];
            if (other != row) {
                sum += matrix[row][other];
            }
        }
        return sum;
    }
}
