// proved: a grandchild that its parent forked is joined by the grandparent, behind the parent
import java.util.concurrent.*;

public class FJ60 {
  static int x;
  static Grandchild grandchild;
  static final class Grandchild extends RecursiveAction {
    @Override
    protected void compute() { x = 1; }
  }
  static final class Child extends RecursiveAction {
    @Override
    protected void compute() { grandchild = new Grandchild(); grandchild.fork(); }
  }
  static final class Parent extends RecursiveTask<Integer> {
    @Override
    protected Integer compute() {
      Child child = new Child();
      child.fork();
      child.join();
      grandchild.join();
      return x;
    }
  }
  public static void main(String[] a) {
    if (new ForkJoinPool(2).invoke(new Parent()) != 1) throw new AssertionError();
  }
}
