import java.util.concurrent.*;

class Solution {
    public int add(int a, int b) {
        ExecutorService service = Executors.newFixedThreadPool(1);
        try {
            return service.submit(() -> a + b).get();
        } catch (InterruptedException | ExecutionException e) {
            return 0;
        }
    }
}
