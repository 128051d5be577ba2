// proved: a tree of joins in which each task updates one atomic counter
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

public class FJ38 {
  static final AtomicInteger COUNT = new AtomicInteger();
  static final class Node extends RecursiveAction {
    final int depth;
    Node(int depth) { this.depth = depth; }
    @Override
    protected void compute() {
      COUNT.incrementAndGet();
      if (depth == 0) return;
      Node left = new Node(depth - 1);
      left.fork();
      new Node(depth - 1).compute();
      left.join();
    }
  }
  public static void main(String[] a) {
    new ForkJoinPool(2).invoke(new Node(2));
    if (COUNT.get() != 7) throw new AssertionError();
  }
}
