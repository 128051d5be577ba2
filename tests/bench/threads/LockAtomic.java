// The same with an AtomicInteger.
import java.util.concurrent.atomic.*;

public class LockAtomic {
  static final AtomicInteger x = new AtomicInteger();
  public static void main(String[] a) throws Exception {
    int threads = Integer.parseInt(a[0]), times = Integer.parseInt(a[1]);
    Thread[] all = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      all[i] = new Thread(() -> { for (int k = 0; k < times; k++) { x.incrementAndGet(); } });
      all[i].start();
    }
    for (Thread one : all) one.join();
    if (x.get() != threads * times) throw new AssertionError();
  }
}
