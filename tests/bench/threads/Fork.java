// A tree of forks of this depth.
import java.util.concurrent.*;

public class Fork {
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

  public static void main(String[] a) {
    int depth = Integer.parseInt(a[0]);
    if (new ForkJoinPool(2).invoke(new Sum(depth)) != 1 << depth) throw new AssertionError();
  }
}
