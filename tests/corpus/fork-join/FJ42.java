// violated: the parent writes the field that its child writes, before it joins it
import java.util.concurrent.*;

public class FJ42 {
  static int x;
  static final class Child extends RecursiveAction {
    @Override
    protected void compute() { x = 1; }
  }
  static final class Parent extends RecursiveAction {
    @Override
    protected void compute() {
      Child child = new Child();
      child.fork();
      x = 2;
      child.join();
    }
  }
  public static void main(String[] a) {
    new ForkJoinPool(2).invoke(new Parent());
  }
}
