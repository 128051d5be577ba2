// violated: the parent waits with the monitor held and its thread runs the child, which enters the same monitor: the field is 1 there
import java.util.concurrent.*;

public class FJ31 {
  static int inside;
  static boolean seen;
  static final Object LOCK = new Object();
  static final class Child extends RecursiveAction {
    @Override
    protected void compute() { if (Thread.holdsLock(LOCK)) seen = true; }
  }
  static final class Parent extends RecursiveAction {
    @Override
    protected void compute() {
      synchronized (LOCK) {
        Child child = new Child();
        child.fork();
        child.join();
      }
    }
  }
  public static void main(String[] a) {
    new ForkJoinPool(2).invoke(new Parent());
    if (seen) throw new AssertionError();
  }
}
