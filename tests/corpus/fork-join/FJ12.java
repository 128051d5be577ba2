// violated: the exception of a task leaves join in main, and nobody catches it
import java.util.concurrent.*;

public class FJ12 {
  static final class Fails extends RecursiveTask<Integer> {
    @Override
    protected Integer compute() { throw new IllegalStateException("no"); }
  }
  public static void main(String[] a) {
    new ForkJoinPool(2).invoke(new Fails());
  }
}
