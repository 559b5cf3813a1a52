class Solution {
    /* } a comment that closes nothing }} { */
    private static final String TEXT = "} class Main { // ";
    private static final char BRACE = '}';

    public int add(int a, int b) {
        // }}}
        String block = """
            } " {
            """;
        return a + b + (block + TEXT + BRACE).indexOf("}") * 0;
    }
}
