class Main {
    public static void main(String[] args) {
        assert Solution.digitSum(0) == 0;
        assert Solution.digitSum(7) == 7;
        assert Solution.digitSum(10) == 1;
        assert Solution.digitSum(1234) == 10;
        assert Solution.digitSum(-407) == 11;
        assert Solution.digitSum(-9) == 9;
        assert Solution.digitSum(999999999) == 81;
    }
}
