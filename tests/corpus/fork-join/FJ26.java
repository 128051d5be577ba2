// violated: with two threads the same two tasks race
import java.util.concurrent.*;

public class FJ26 {
  static int x;
  public static void main(String[] a) {
    ForkJoinPool pool = new ForkJoinPool(2);
    ForkJoinTask<?> one = pool.submit(() -> { x++; }), two = pool.submit(() -> { x++; });
    one.join();
    two.join();
  }
}
