// proved: one task waits for a latch that the other counts down, and two threads are enough for both
import java.util.concurrent.*;

public class FJ24 {
  static int x;
  public static void main(String[] a) {
    CountDownLatch latch = new CountDownLatch(1);
    ForkJoinPool pool = new ForkJoinPool(2);
    ForkJoinTask<?> one = pool.submit(() -> { x = 1; latch.countDown(); });
    ForkJoinTask<Integer> two = pool.submit(() -> { latch.await(); return x; });
    if (two.join() != 1) throw new AssertionError();
    one.join();
  }
}
