// violated: two sibling tasks write one field, and nothing orders them
import java.util.concurrent.*;

public class FJ03 {
  static int x;
  static final class Write extends RecursiveAction {
    final int value;
    Write(int value) { this.value = value; }
    @Override
    protected void compute() { x = value; }
  }
  public static void main(String[] a) {
    ForkJoinPool pool = new ForkJoinPool(2);
    ForkJoinTask<?> one = pool.submit(new Write(1)), two = pool.submit(new Write(2));
    one.join();
    two.join();
  }
}
