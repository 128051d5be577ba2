// violated: both threads of the pool wait for a latch that a third task, which none is left to run, counts down: a deadlock
import java.util.concurrent.*;

public class FJ22 {
  public static void main(String[] a) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    ForkJoinPool pool = new ForkJoinPool(2);
    Callable<Integer> waits = () -> { latch.await(); return 1; };
    ForkJoinTask<Integer> one = pool.submit(waits), two = pool.submit(waits);
    ForkJoinTask<?> three = pool.submit(latch::countDown);
    one.join();
    two.join();
    three.join();
  }
}
