// violated: a pool that is shut down rejects the task, and nobody catches that
import java.util.concurrent.*;

public class FJ34 {
  public static void main(String[] a) {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.shutdown();
    pool.execute(() -> { });
  }
}
