// violated: the two tasks wait for each other, and the pool has one thread: a deadlock
import java.util.concurrent.*;

public class FJ23 {
  public static void main(String[] a) {
    CountDownLatch one = new CountDownLatch(1), two = new CountDownLatch(1);
    ForkJoinPool pool = new ForkJoinPool(1);
    Callable<Integer> first = () -> { one.countDown(); two.await(); return 1; };
    Callable<Integer> second = () -> { two.countDown(); one.await(); return 1; };
    ForkJoinTask<Integer> left = pool.submit(first), right = pool.submit(second);
    left.join();
    right.join();
  }
}
