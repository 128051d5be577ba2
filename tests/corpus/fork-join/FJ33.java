// violated: the time may be up before the task has ended, and main reads all the same
import java.util.concurrent.*;

public class FJ33 {
  static int x;
  public static void main(String[] a) throws InterruptedException {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.execute(() -> x = 1);
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.SECONDS);
    if (x != 1) throw new AssertionError();
  }
}
