class Main {
    public static void main(String[] args) {
        assert Solution.longestPlateau(List.of()) == 0;
        assert Solution.longestPlateau(List.of(7)) == 1;
        assert Solution.longestPlateau(List.of(1, 2, 3)) == 1;
        assert Solution.longestPlateau(List.of(1, 2, 2, 2, 5, 5)) == 3;
        assert Solution.longestPlateau(List.of(4, 4, 1, 4, 4, 4, 4)) == 4;
        assert Solution.longestPlateau(List.of(0, 0)) == 2;
        assert Solution.longestPlateau(List.of(1, 2, 1, 2)) == 1;
        assert Solution.longestPlateau(List.of(500, 500, 500, -1)) == 3;
    }
}
