// proved: a completer of the program: its root is complete when both children are, and each adds to a counter
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

public class FJ54 {
  static final AtomicInteger COUNT = new AtomicInteger();
  static final class Node extends CountedCompleter<Void> {
    final int depth;
    Node(CountedCompleter<?> parent, int depth) { super(parent); this.depth = depth; }
    @Override
    public void compute() {
      COUNT.incrementAndGet();
      if (depth > 0) {
        setPendingCount(1);
        new Node(this, depth - 1).fork();
      }
      tryComplete();
    }
  }
  public static void main(String[] a) {
    new ForkJoinPool(2).invoke(new Node(null, 1));
    if (COUNT.get() != 2) throw new AssertionError();
  }
}
