// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** A task of a pool of one waits for a task that it has handed to the same pool. */
public class PoolNestedSubmit {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<Integer> outer = pool.submit(() -> {
            Future<Integer> inner = pool.submit(() -> 1);
            return inner.get();
        });
        System.out.println(outer.get());
        pool.shutdown();
    }
}
