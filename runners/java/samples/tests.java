public class Main {
    public static boolean compare(Object left, Object right) {
        return left.equals(right);
    }

    public static void main(String[] args) throws Exception {
        Solution s = new Solution();
        List<Boolean> correct = Arrays.asList(compare(s.add(2, 3), 5), compare(s.add(-4, 4), 0));
        if (correct.contains(false)) {
            throw new AssertionError();
        }
        if (!compare(Objects.hash(s.add(0, 0)), Objects.hash(Math.abs(0)))) {
            throw new java.lang.Exception("test case 2 did not pass");
        }
        assert compare(s.add(1, 1), 2) : "test case 3";
        System.out.println("All tests passed");
    }
}
