@ANSWER@

public class Main {
    public static void main(String[] args) {
        assert 1 + 1 == 2 : "own test";
        System.out.println("all tests passed");
    }
}
