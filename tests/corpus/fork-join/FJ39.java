// violated: which of two tasks draws the first number is a choice, and two threads can make either
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

public class FJ39 {
  static final AtomicInteger COUNT = new AtomicInteger();
  public static void main(String[] a) {
    ForkJoinPool pool = new ForkJoinPool(2);
    ForkJoinTask<Integer> one = pool.submit(() -> COUNT.getAndIncrement());
    ForkJoinTask<Integer> two = pool.submit(() -> COUNT.getAndIncrement());
    if (one.join() > two.join()) throw new AssertionError();
  }
}
