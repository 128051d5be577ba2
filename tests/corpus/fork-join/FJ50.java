// proved: a thread beside main forks too, and waits for what it forked
import java.util.concurrent.*;

public class FJ50 {
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
    int[] got = new int[1];
    Thread thread = new Thread(() -> got[0] = pool.invoke(new Sum(2)));
    thread.start();
    int own = pool.invoke(new Sum(2));
    thread.join();
    if (own + got[0] != 8) throw new AssertionError();
  }
}
