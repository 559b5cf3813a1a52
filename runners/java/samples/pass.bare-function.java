public int add(int a, int b) {
    List<Integer> both = new ArrayList<>(List.of(a, b));
    return both.get(0) - negated(both.get(1));
}
