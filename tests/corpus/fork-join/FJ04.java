// proved: the first task is joined before the second is handed to the pool
import java.util.concurrent.*;

public class FJ04 {
  static int x;
  static final class Write extends RecursiveAction {
    final int value;
    Write(int value) { this.value = value; }
    @Override
    protected void compute() { x += value; }
  }
  public static void main(String[] a) {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.submit(new Write(1)).join();
    pool.submit(new Write(2)).join();
    if (x != 3) throw new AssertionError();
  }
}
