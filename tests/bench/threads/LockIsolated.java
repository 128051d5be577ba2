// The same by adding to a list in isolated.
import static edu.rice.hj.Module2.*;
import java.util.*;

public class LockIsolated {
  static final ArrayList<Integer> x = new ArrayList<>();
  public static void main(String[] a) throws Exception {
    int threads = Integer.parseInt(a[0]), times = Integer.parseInt(a[1]);
    Thread[] all = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      all[i] = new Thread(() -> { for (int k = 0; k < times; k++) { isolated(() -> { x.add(1); }); } });
      all[i].start();
    }
    for (Thread one : all) one.join();
    if (x.size() != threads * times) throw new AssertionError();
  }
}
