// violated: main holds the monitor that the task wants while it joins it: a deadlock
import java.util.concurrent.*;

public class FJ21 {
  static final Object LOCK = new Object();
  public static void main(String[] a) {
    ForkJoinPool pool = new ForkJoinPool(2);
    synchronized (LOCK) {
      pool.submit(() -> { synchronized (LOCK) { } }).join();
    }
  }
}
