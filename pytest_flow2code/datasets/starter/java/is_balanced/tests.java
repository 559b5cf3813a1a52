class Main {
    public static void main(String[] args) {
        assert Solution.isBalanced("");
        assert Solution.isBalanced("no brackets");
        assert Solution.isBalanced("([]{})");
        assert Solution.isBalanced("{a[b(c)d]e}");
        assert !Solution.isBalanced("(");
        assert !Solution.isBalanced("]");
        assert !Solution.isBalanced("(]");
        assert !Solution.isBalanced("([)]");
        assert !Solution.isBalanced("{}}");
        assert !Solution.isBalanced("[[]");
    }
}
