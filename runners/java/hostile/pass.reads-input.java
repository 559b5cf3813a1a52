import java.util.*;

class Solution {
    public int add(int a, int b) {
        Scanner input = new Scanner(System.in);
        while (input.hasNextLine()) {
            input.nextLine();
        }
        return a + b;
    }
}
