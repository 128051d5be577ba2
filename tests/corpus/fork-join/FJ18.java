// violated: the first task may be the second to enter the monitor
import java.util.concurrent.*;

public class FJ18 {
  static int order;
  static final Object LOCK = new Object();
  public static void main(String[] a) {
    ForkJoinPool pool = new ForkJoinPool(2);
    int[] place = new int[1];
    ForkJoinTask<?> one = pool.submit(() -> { synchronized (LOCK) { place[0] = ++order; } });
    ForkJoinTask<?> two = pool.submit(() -> { synchronized (LOCK) { ++order; } });
    one.join();
    two.join();
    if (place[0] != 1) throw new AssertionError();
  }
}
