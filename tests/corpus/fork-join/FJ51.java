// violated: two tasks nobody joins stop each other by their monitors and keep both threads: main waits for a third task for ever
import java.util.concurrent.*;

public class FJ51 {
  static final Object ONE = new Object(), TWO = new Object();
  static void both(Object first, Object second) { synchronized (first) { synchronized (second) { } } }
  public static void main(String[] a) {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.execute(() -> both(ONE, TWO));
    pool.execute(() -> both(TWO, ONE));
    pool.submit(() -> { }).join();
  }
}
