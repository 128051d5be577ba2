// violated: the child joins its sibling, whose thread may lie below it: with two threads both wait for ever
import java.util.concurrent.*;

public class FJ40 {
  static Y y;
  static final class B extends RecursiveAction {
    @Override
    protected void compute() { }
  }
  static final class Y extends RecursiveAction {
    @Override
    protected void compute() {
      B b = new B();
      b.fork();
      b.join();
    }
  }
  static final class C extends RecursiveAction {
    @Override
    protected void compute() { y.join(); }
  }
  static final class X extends RecursiveAction {
    @Override
    protected void compute() {
      y.fork();
      C c = new C();
      c.fork();
      y.join();
      c.join();
    }
  }
  public static void main(String[] a) {
    y = new Y();
    new ForkJoinPool(2).invoke(new X());
  }
}
