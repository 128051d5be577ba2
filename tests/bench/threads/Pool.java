// A pool of two threads and so many jobs.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Pool {
  public static void main(String[] a) throws Exception {
    int jobs = Integer.parseInt(a[0]);
    AtomicInteger done = new AtomicInteger();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    for (int i = 0; i < jobs; i++) pool.execute(() -> done.incrementAndGet());
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.DAYS);
  }
}
