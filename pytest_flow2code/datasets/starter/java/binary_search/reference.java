import java.util.List;

class Solution {
    public static int binarySearch(List<Integer> numbers, int wanted) {
        int low = 0;
        int high = numbers.size() - 1;
        while (low <= high) {
            int middle = low + (high - low) / 2;
            int found = numbers.get(middle);
            if (found == wanted) {
                return middle;
            }
            if (found < wanted) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }
}
