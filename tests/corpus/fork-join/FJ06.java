// violated: the parent reads the child's result (a plain field of the task) without a join
import java.util.concurrent.*;

public class FJ06 {
  static final class One extends RecursiveTask<Integer> {
    @Override
    protected Integer compute() { return 1; }
  }
  static final class Parent extends RecursiveTask<Integer> {
    @Override
    protected Integer compute() {
      One one = new One();
      one.fork();
      Integer early = one.getRawResult();
      one.join();
      return early == null ? 0 : early;
    }
  }
  public static void main(String[] a) {
    new ForkJoinPool(2).invoke(new Parent());
  }
}
