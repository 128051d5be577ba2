// proved: main catches the exception that join throws; its class is the same, whether or not it is a copy
import java.util.concurrent.*;

public class FJ13 {
  static final class Fails extends RecursiveTask<Integer> {
    @Override
    protected Integer compute() { throw new IllegalStateException("no"); }
  }
  public static void main(String[] a) {
    try {
      new ForkJoinPool(2).invoke(new Fails());
      throw new AssertionError();
    } catch (IllegalStateException expected) {
      if (!expected.getClass().equals(IllegalStateException.class)) throw new AssertionError();
    }
  }
}
