class Main {
    public static void main(String[] args) {
        assert Solution.countVowels("") == 0;
        assert Solution.countVowels("rhythm") == 0;
        assert Solution.countVowels("banana") == 3;
        assert Solution.countVowels("AEIOU") == 5;
        assert Solution.countVowels("aeiou") == 5;
        assert Solution.countVowels("Yellow Yak!") == 3;
        assert Solution.countVowels("x o x") == 1;
    }
}
