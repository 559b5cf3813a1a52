import java.util.List;

class Solution {
    public static int longestPlateau(List<Integer> numbers) {
        int longest = 0;
        int run = 0;
        for (int i = 0; i < numbers.size(); i++) {
            if (i > 0 && numbers.get(i).equals(numbers.get(i - 1))) {
                run++;
            } else {
                run = 1;
            }
            longest = Math.max(longest, run);
        }
        return longest;
    }
}
