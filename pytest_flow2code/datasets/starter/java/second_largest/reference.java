import java.util.List;

class Solution {
    public static int secondLargest(List<Integer> numbers) {
        Integer largest = null;
        Integer second = null;
        for (int number : numbers) {
            if (largest == null || number > largest) {
                second = largest;
                largest = number;
            } else if (number < largest && (second == null || number > second)) {
                second = number;
            }
        }
        return second == null ? Integer.MIN_VALUE : second;
    }
}
