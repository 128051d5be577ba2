// proved: supplyAsync and join on the common pool: the result lies behind the task
import java.util.concurrent.*;

public class FJ35 {
  static int x;
  public static void main(String[] a) {
    CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> { x = 1; return 2; });
    if (one.join() + x != 3) throw new AssertionError();
  }
}
