class Main {
    public static void main(String[] args) {
        assert Solution.binarySearch(List.of(), 1) == -1;
        assert Solution.binarySearch(List.of(4), 4) == 0;
        assert Solution.binarySearch(List.of(4), 5) == -1;
        assert Solution.binarySearch(List.of(4), 3) == -1;
        assert Solution.binarySearch(List.of(1, 3, 5, 7, 9), 1) == 0;
        assert Solution.binarySearch(List.of(1, 3, 5, 7, 9), 9) == 4;
        assert Solution.binarySearch(List.of(1, 3, 5, 7, 9), 5) == 2;
        assert Solution.binarySearch(List.of(1, 3, 5, 7, 9), 6) == -1;
        assert Solution.binarySearch(List.of(-8, -2, 0, 600, 700, 800), 700) == 4;
        assert Solution.binarySearch(List.of(-8, -2, 0, 600, 700, 800), -2) == 1;
    }
}
