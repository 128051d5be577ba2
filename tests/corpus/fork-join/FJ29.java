// violated: a thread-local of a thread of the pool keeps what another task has put there
import java.util.concurrent.*;

public class FJ29 {
  static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 0);
  public static void main(String[] a) {
    ForkJoinPool pool = new ForkJoinPool(2);
    Callable<Integer> next = () -> { LOCAL.set(LOCAL.get() + 1); return LOCAL.get(); };
    pool.submit(next).join();
    if (pool.submit(next).join() != 1) throw new AssertionError();
  }
}
