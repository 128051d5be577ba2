// proved: both tasks add under one monitor, and main reads behind both joins
import java.util.concurrent.*;

public class FJ17 {
  static int x;
  static final Object LOCK = new Object();
  static final class Add extends RecursiveAction {
    @Override
    protected void compute() { synchronized (LOCK) { x++; } }
  }
  public static void main(String[] a) {
    ForkJoinPool pool = new ForkJoinPool(2);
    ForkJoinTask<?> one = pool.submit(new Add()), two = pool.submit(new Add());
    one.join();
    two.join();
    if (x != 2) throw new AssertionError();
  }
}
