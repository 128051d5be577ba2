// proved: a tree of forks of depth 6 counts its leaves; each result is read behind its join
import java.util.concurrent.*;

public class FJ01 {
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
    if (new ForkJoinPool(2).invoke(new Sum(6)) != 64) throw new AssertionError();
  }
}
