// violated: the first half fails, and the second may be cancelled or not; the exception leaves main
import java.util.concurrent.*;

public class FJ56 {
  static final class Half extends RecursiveAction {
    final boolean fails;
    Half(boolean fails) { this.fails = fails; }
    @Override
    protected void compute() { if (fails) throw new IllegalStateException(); }
  }
  static final class Both extends RecursiveAction {
    @Override
    protected void compute() { invokeAll(new Half(true), new Half(false)); }
  }
  public static void main(String[] a) {
    new ForkJoinPool(2).invoke(new Both());
  }
}
