// proved: all of a pool's callables by invokeAll: each result lies behind it
import java.util.List;
import java.util.concurrent.*;

public class FJ49 {
  public static void main(String[] a) throws Exception {
    List<Callable<Integer>> all = List.of(() -> 1, () -> 2);
    int sum = 0;
    for (Future<Integer> one : new ForkJoinPool(2).invokeAll(all)) sum += one.get();
    if (sum != 3) throw new AssertionError();
  }
}
