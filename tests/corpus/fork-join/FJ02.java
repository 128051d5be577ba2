// violated: the tree has 8 leaves, and the program says 9; no schedule makes a difference
import java.util.concurrent.*;

public class FJ02 {
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
    if (new ForkJoinPool(2).invoke(new Sum(3)) != 9) throw new AssertionError();
  }
}
