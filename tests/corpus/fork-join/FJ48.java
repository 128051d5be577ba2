// violated: a task that is never joined fails: nothing tells, but what it printed before main ended may be missing; main reads its field
import java.util.concurrent.*;

public class FJ48 {
  static int x;
  static final class Child extends RecursiveAction {
    @Override
    protected void compute() { x++; }
  }
  static final class Parent extends RecursiveAction {
    @Override
    protected void compute() { new Child().fork(); }
  }
  public static void main(String[] a) {
    new ForkJoinPool(2).invoke(new Parent());
    if (x != 1) throw new AssertionError();
  }
}
