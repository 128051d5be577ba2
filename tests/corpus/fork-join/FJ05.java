// violated: main reads what the task writes and has not joined it
import java.util.concurrent.*;

public class FJ05 {
  static int x;
  public static void main(String[] a) {
    new ForkJoinPool(2).execute(() -> x = 1);
    System.out.println(x);
  }
}
