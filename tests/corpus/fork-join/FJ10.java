// proved: fork without a pool goes to the common one; main joins and reads
import java.util.concurrent.*;

public class FJ10 {
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
    Sum sum = new Sum(2);
    sum.fork();
    if (sum.join() != 4) throw new AssertionError();
  }
}
