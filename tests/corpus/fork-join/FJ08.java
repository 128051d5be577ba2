// violated: the halves overlap by one element, which both write
import java.util.concurrent.*;

public class FJ08 {
  static final class Fill extends RecursiveAction {
    final int[] array;
    final int from, to;
    Fill(int[] array, int from, int to) { this.array = array; this.from = from; this.to = to; }
    @Override
    protected void compute() {
      if (to - from <= 2) { for (int i = from; i < to; i++) array[i]++; return; }
      int middle = (from + to) / 2;
      invokeAll(new Fill(array, from, middle + 1), new Fill(array, middle, to));
    }
  }
  public static void main(String[] a) {
    new ForkJoinPool(2).invoke(new Fill(new int[4], 0, 4));
  }
}
