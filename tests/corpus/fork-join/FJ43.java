// proved: a task of one pool waits for a task of another, and both pools have threads enough
import java.util.concurrent.*;

public class FJ43 {
  public static void main(String[] a) {
    ForkJoinPool one = new ForkJoinPool(2), two = new ForkJoinPool(2);
    int got = one.submit((Callable<Integer>) () -> two.submit((Callable<Integer>) () -> 7).join()).join();
    if (got != 7) throw new AssertionError();
  }
}
