import java.util.*;

class Solution {
    public int add(int a, int b) {
        List<byte[]> held = new ArrayList<>();
        while (true) {
            held.add(new byte[10_000_000]);
        }
    }
}
