// proved: main invokes the tree itself: what it forks goes to the common pool
import java.util.concurrent.*;

public class FJ11 {
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
    if (new Sum(3).invoke() != 8) throw new AssertionError();
  }
}
