// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** The task fails and nobody asks. */
public class FutureOfFailingTask {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> {
            throw new IllegalStateException();
        });
        pool.shutdown();
    }
}
