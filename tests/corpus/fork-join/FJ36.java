// violated: two tasks of runAsync write one field
import java.util.concurrent.*;

public class FJ36 {
  static int x;
  public static void main(String[] a) {
    CompletableFuture<Void> one = CompletableFuture.runAsync(() -> x = 1);
    CompletableFuture<Void> two = CompletableFuture.runAsync(() -> x = 2);
    one.join();
    two.join();
  }
}
