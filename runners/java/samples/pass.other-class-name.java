public class Calculator {
    private final int start;

    public Calculator() {
        this.start = 0;
    }

    public int add(int a, int b) {
        Calculator other = new Calculator();
        return other.start + a + b;
    }
}
