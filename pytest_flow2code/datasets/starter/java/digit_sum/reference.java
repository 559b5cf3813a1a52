class Solution {
    public static int digitSum(int number) {
        int rest = Math.abs(number);
        int sum = 0;
        while (rest > 0) {
            sum += rest % 10;
            rest /= 10;
        }
        return sum;
    }
}
