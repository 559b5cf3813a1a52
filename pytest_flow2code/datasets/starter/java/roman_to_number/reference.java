import java.util.Map;

class Solution {
    private static final Map<Character, Integer> VALUES =
            Map.of('I', 1, 'V', 5, 'X', 10, 'L', 50, 'C', 100, 'D', 500, 'M', 1000);

    public static int romanToNumber(String numeral) {
        int total = 0;
        for (int i = 0; i < numeral.length(); i++) {
            int value = VALUES.get(numeral.charAt(i));
            boolean last = i == numeral.length() - 1;
            if (!last && value < VALUES.get(numeral.charAt(i + 1))) {
                total -= value;
            } else {
                total += value;
            }
        }
        return total;
    }
}
