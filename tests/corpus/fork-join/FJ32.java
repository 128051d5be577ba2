// proved: main waits for the end of the pool before it reads
import java.util.concurrent.*;

public class FJ32 {
  static int x;
  public static void main(String[] a) throws InterruptedException {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.execute(() -> x = 1);
    pool.shutdown();
    if (pool.awaitTermination(1, TimeUnit.DAYS) && x != 1) throw new AssertionError();
  }
}
