class Main {
    public static void main(String[] args) {
        assert Solution.clamp(5, 0, 10) == 5;
        assert Solution.clamp(-3, 0, 10) == 0;
        assert Solution.clamp(42, 0, 10) == 10;
        assert Solution.clamp(0, 0, 10) == 0;
        assert Solution.clamp(10, 0, 10) == 10;
        assert Solution.clamp(-7, -9, -5) == -7;
        assert Solution.clamp(-4, -9, -5) == -5;
        assert Solution.clamp(-10, -9, -5) == -9;
        assert Solution.clamp(3, 4, 4) == 4;
        assert Solution.clamp(5, 4, 4) == 4;
    }
}
