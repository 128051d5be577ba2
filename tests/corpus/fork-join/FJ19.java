// violated: two tasks take two monitors in opposite orders, and the pool runs both at once: a deadlock
import java.util.concurrent.*;

public class FJ19 {
  static final Object ONE = new Object(), TWO = new Object();
  static void both(Object first, Object second) { synchronized (first) { synchronized (second) { } } }
  public static void main(String[] a) {
    ForkJoinPool pool = new ForkJoinPool(2);
    ForkJoinTask<?> one = pool.submit(() -> both(ONE, TWO)), two = pool.submit(() -> both(TWO, ONE));
    one.join();
    two.join();
  }
}
