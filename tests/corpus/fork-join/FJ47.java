// violated: the same with three threads: a deadlock
import java.util.concurrent.*;

public class FJ47 {
  static final Object ONE = new Object(), TWO = new Object(), THREE = new Object();
  static void both(Object first, Object second) { synchronized (first) { synchronized (second) { } } }
  public static void main(String[] a) {
    ForkJoinPool pool = new ForkJoinPool(3);
    ForkJoinTask<?> one = pool.submit(() -> both(ONE, TWO));
    ForkJoinTask<?> two = pool.submit(() -> both(TWO, THREE));
    ForkJoinTask<?> three = pool.submit(() -> both(THREE, ONE));
    one.join();
    two.join();
    three.join();
  }
}
