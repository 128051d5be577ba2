// proved: the pool is shut down, its task forks all the same, and is waited for
import java.util.concurrent.*;

public class FJ57 {
  static final class Sum extends RecursiveTask<Integer> {
    final int depth;
    Sum(int depth) { this.depth = depth; }
    @Override
    protected Integer compute() {
      if (depth == 0) return 1;
      Sum left = new Sum(depth - 1), right = new Sum(depth - 1);
      left.fork();
      return right.compute() + left.join();
    }
  }

  public static void main(String[] a) throws InterruptedException {
    ForkJoinPool pool = new ForkJoinPool(2);
    ForkJoinTask<Integer> sum = pool.submit(new Sum(2));
    pool.shutdown();
    if (sum.join() != 4) throw new AssertionError();
  }
}
