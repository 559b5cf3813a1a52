class Main {
    public static void main(String[] args) {
        assert Solution.romanToNumber("") == 0;
        assert Solution.romanToNumber("I") == 1;
        assert Solution.romanToNumber("III") == 3;
        assert Solution.romanToNumber("IV") == 4;
        assert Solution.romanToNumber("XIV") == 14;
        assert Solution.romanToNumber("LXXX") == 80;
        assert Solution.romanToNumber("CDXLIV") == 444;
        assert Solution.romanToNumber("MCMXCIV") == 1994;
        assert Solution.romanToNumber("MMMCMXCIX") == 3999;
    }
}
