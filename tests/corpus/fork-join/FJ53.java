// violated: a thread holds a monitor and waits for the third task; the first two wait for the monitor with both threads of the pool: a deadlock
import java.util.concurrent.*;

public class FJ53 {
  static final Object LOCK = new Object();
  public static void main(String[] a) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1), held = new CountDownLatch(1);
    Thread thread = new Thread(() -> {
      synchronized (LOCK) {
        held.countDown();
        try { latch.await(); } catch (InterruptedException never) { throw new AssertionError(); }
      }
    });
    thread.start();
    held.await();
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.execute(() -> { synchronized (LOCK) { } });
    pool.execute(() -> { synchronized (LOCK) { } });
    pool.execute(latch::countDown);
    thread.join();
  }
}
