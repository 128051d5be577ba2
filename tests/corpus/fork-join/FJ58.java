// violated: the parent holds a lock while it joins, and its thread may run the child, which gets the lock again and sees what only the parent should
import java.util.concurrent.*;
import java.util.concurrent.locks.ReentrantLock;

public class FJ58 {
  static int depth;
  static final ReentrantLock LOCK = new ReentrantLock();
  static final class Child extends RecursiveAction {
    @Override
    protected void compute() {
      LOCK.lock();
      try { if (depth == 1) throw new AssertionError(); } finally { LOCK.unlock(); }
    }
  }
  static final class Parent extends RecursiveAction {
    @Override
    protected void compute() {
      Child child = new Child();
      child.fork();
      LOCK.lock();
      try { depth = 1; child.join(); depth = 0; } finally { LOCK.unlock(); }
    }
  }
  public static void main(String[] a) {
    new ForkJoinPool(2).invoke(new Parent());
  }
}
