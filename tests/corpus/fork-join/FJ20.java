// proved: two tasks take a ReentrantLock one after the other; no join happens inside
import java.util.concurrent.*;
import java.util.concurrent.locks.ReentrantLock;

public class FJ20 {
  static int x;
  static final ReentrantLock LOCK = new ReentrantLock();
  public static void main(String[] a) {
    ForkJoinPool pool = new ForkJoinPool(2);
    Runnable add = () -> {
      LOCK.lock();
      try { x++; } finally { LOCK.unlock(); }
    };
    ForkJoinTask<?> one = pool.submit(add), two = pool.submit(add);
    one.join();
    two.join();
    if (x != 2) throw new AssertionError();
  }
}
