// proved: an unforked task that is computed in place, and a forked one beside it; the fields differ
import java.util.concurrent.*;

public class FJ41 {
  static int x, y;
  static final class Child extends RecursiveAction {
    @Override
    protected void compute() { x = 1; }
  }
  static final class Parent extends RecursiveAction {
    @Override
    protected void compute() {
      Child child = new Child();
      child.fork();
      y = 1;
      child.join();
      if (x + y != 2) throw new AssertionError();
    }
  }
  public static void main(String[] a) {
    new ForkJoinPool(2).invoke(new Parent());
  }
}
