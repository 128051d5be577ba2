// Truth: violated (deadlock). The job waits for another job of the pool of one worker.
import java.util.concurrent.*;
public class E2237 {
    public static void main(String[] a) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);
        Future<Integer> f = p.submit(() -> { return p.submit(() -> 1).get(); });
        f.get();
        p.shutdown();
    }
}
