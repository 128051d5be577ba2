// expect: proved
// truth: nobody waits for ever

import java.util.*;
import java.util.concurrent.*;

/** More tasks than threads, and none of them waits for another. */
public class PoolCrowdedBySleep {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<?>> all = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            all.add(pool.submit(() -> System.out.println("x")));
        }
        for (Future<?> one : all) {
            one.get();
        }
        pool.shutdown();
    }
}
