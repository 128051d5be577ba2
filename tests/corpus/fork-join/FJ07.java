// proved: invokeAll waits for both halves, which write other elements of the array
import java.util.concurrent.*;

public class FJ07 {
  static final class Fill extends RecursiveAction {
    final int[] array;
    final int from, to;
    Fill(int[] array, int from, int to) { this.array = array; this.from = from; this.to = to; }
    @Override
    protected void compute() {
      if (to - from == 1) { array[from] = from; return; }
      int middle = (from + to) / 2;
      invokeAll(new Fill(array, from, middle), new Fill(array, middle, to));
    }
  }
  public static void main(String[] a) {
    int[] array = new int[16];
    new ForkJoinPool(3).invoke(new Fill(array, 0, array.length));
    for (int i = 0; i < array.length; i++) if (array[i] != i) throw new AssertionError();
  }
}
