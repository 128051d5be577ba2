// violated: both tasks of the first pool block in the second, whose tasks need a thread of the first: a deadlock
import java.util.concurrent.*;

public class FJ44 {
  static ForkJoinPool one, two;
  static int back() { return one.invoke(ForkJoinTask.adapt((Callable<Integer>) () -> 1)); }
  static int there() { return two.invoke(ForkJoinTask.adapt((Callable<Integer>) () -> back())); }
  public static void main(String[] a) {
    one = new ForkJoinPool(2);
    two = new ForkJoinPool(2);
    ForkJoinTask<Integer> left = one.submit((Callable<Integer>) () -> there());
    ForkJoinTask<Integer> right = one.submit((Callable<Integer>) () -> there());
    left.join();
    right.join();
  }
}
