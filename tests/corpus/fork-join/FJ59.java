// violated: a field of the second half is read behind the join of the first alone
import java.util.concurrent.*;

public class FJ59 {
  static int x, y;
  static final class Write extends RecursiveAction {
    final boolean first;
    Write(boolean first) { this.first = first; }
    @Override
    protected void compute() { if (first) x = 1; else y = 1; }
  }
  static final class Parent extends RecursiveTask<Integer> {
    @Override
    protected Integer compute() {
      Write one = new Write(true), two = new Write(false);
      one.fork();
      two.fork();
      one.join();
      int seen = x + y;
      two.join();
      return seen;
    }
  }
  public static void main(String[] a) {
    new ForkJoinPool(2).invoke(new Parent());
  }
}
