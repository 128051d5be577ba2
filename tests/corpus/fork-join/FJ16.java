// proved: get wraps the exception, and main looks at the class of the cause alone
import java.util.concurrent.*;

public class FJ16 {
  public static void main(String[] a) throws InterruptedException {
    ForkJoinTask<Integer> task = new ForkJoinPool(2).submit((Callable<Integer>) () -> { throw new IllegalArgumentException(); });
    try {
      task.get();
      throw new AssertionError();
    } catch (ExecutionException expected) {
      Throwable cause = expected.getCause();
      while (cause.getCause() != null) cause = cause.getCause();
      if (!(cause instanceof IllegalArgumentException)) throw new AssertionError();
    }
  }
}
