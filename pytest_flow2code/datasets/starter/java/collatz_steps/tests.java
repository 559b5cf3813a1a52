class Main {
    public static void main(String[] args) {
        assert Solution.collatzSteps(1) == 0;
        assert Solution.collatzSteps(2) == 1;
        assert Solution.collatzSteps(3) == 7;
        assert Solution.collatzSteps(8) == 3;
        assert Solution.collatzSteps(27) == 111;
        assert Solution.collatzSteps(113383) == 247;
        assert Solution.collatzSteps(0) == -1;
        assert Solution.collatzSteps(-5) == -1;
    }
}
