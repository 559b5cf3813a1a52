@ANSWER@

class DemoOfMine {
    public static void main(String[] args) {
        System.out.println("a demo");
    }
}
