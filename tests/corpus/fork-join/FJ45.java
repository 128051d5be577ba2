// violated: cancel may come before the task begins: then join throws a CancellationException
import java.util.concurrent.*;

public class FJ45 {
  public static void main(String[] a) {
    ForkJoinTask<?> task = new ForkJoinPool(2).submit(() -> { });
    task.cancel(false);
    task.join();
  }
}
