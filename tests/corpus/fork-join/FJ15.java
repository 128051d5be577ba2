// violated: the other half of the same: the exception is the child's own object if the parent ran the child
import java.util.concurrent.*;

public class FJ15 {
  static volatile Throwable thrown;
  static final class Fails extends RecursiveTask<Integer> {
    @Override
    protected Integer compute() {
      IllegalStateException failure = new IllegalStateException();
      thrown = failure;
      throw failure;
    }
  }
  static final class Parent extends RecursiveTask<Boolean> {
    @Override
    protected Boolean compute() {
      Fails fails = new Fails();
      fails.fork();
      try {
        fails.join();
        return false;
      } catch (IllegalStateException caught) {
        return caught != thrown;
      }
    }
  }
  public static void main(String[] a) {
    if (!new ForkJoinPool(2).invoke(new Parent())) throw new AssertionError();
  }
}
