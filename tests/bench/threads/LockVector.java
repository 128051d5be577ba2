// The same by adding to a Vector.
import java.util.*;

public class LockVector {
  static final Vector<Integer> x = new Vector<>();
  public static void main(String[] a) throws Exception {
    int threads = Integer.parseInt(a[0]), times = Integer.parseInt(a[1]);
    Thread[] all = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      all[i] = new Thread(() -> { for (int k = 0; k < times; k++) { x.add(1); } });
      all[i].start();
    }
    for (Thread one : all) one.join();
    if (x.size() != threads * times) throw new AssertionError();
  }
}
