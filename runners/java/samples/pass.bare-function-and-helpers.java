import java.util.function.IntBinaryOperator;

private static final IntBinaryOperator PLUS = (x, y) -> x + y;

record Pair(int left, int right) {}

public int add(int a, int b) {
    return sum(new Pair(a, b));
}

private int sum(Pair pair) {
    return PLUS.applyAsInt(pair.left(), pair.right());
}
