// proved: main reads the field only if it has seen that the task is done
import java.util.concurrent.*;

public class FJ28 {
  static int x;
  public static void main(String[] a) {
    ForkJoinTask<?> task = new ForkJoinPool(2).submit(() -> { x = 1; });
    if (task.isDone() && x != 1) throw new AssertionError();
  }
}
