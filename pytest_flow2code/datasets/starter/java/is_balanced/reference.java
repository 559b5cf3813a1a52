import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public static boolean isBalanced(String text) {
        Deque<Character> open = new ArrayDeque<>();
        for (char letter : text.toCharArray()) {
            int opening = "([{".indexOf(letter);
            int closing = ")]}".indexOf(letter);
            if (opening >= 0) {
                open.push(letter);
            } else if (closing >= 0) {
                if (open.isEmpty() || open.pop() != "([{".charAt(closing)) {
                    return false;
                }
            }
        }
        return open.isEmpty();
    }
}
