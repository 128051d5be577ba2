// violated: isDone may say no: nothing makes main wait for the task
import java.util.concurrent.*;

public class FJ27 {
  public static void main(String[] a) {
    ForkJoinTask<?> task = new ForkJoinPool(2).submit(() -> { });
    if (!task.isDone()) throw new AssertionError();
  }
}
