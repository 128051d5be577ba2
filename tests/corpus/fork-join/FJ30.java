// violated: the child may be run by the thread of its parent: then both see one thread
import java.util.concurrent.*;

public class FJ30 {
  static final class Child extends RecursiveTask<Thread> {
    @Override
    protected Thread compute() { return Thread.currentThread(); }
  }
  static final class Parent extends RecursiveTask<Boolean> {
    @Override
    protected Boolean compute() {
      Child child = new Child();
      child.fork();
      return child.join() != Thread.currentThread();
    }
  }
  public static void main(String[] a) {
    if (!new ForkJoinPool(2).invoke(new Parent())) throw new AssertionError();
  }
}
