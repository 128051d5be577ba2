// The same under a ReentrantLock.
import java.util.concurrent.locks.*;

public class LockReentrant {
  static final ReentrantLock lock = new ReentrantLock();
  static int x;
  public static void main(String[] a) throws Exception {
    int threads = Integer.parseInt(a[0]), times = Integer.parseInt(a[1]);
    Thread[] all = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      all[i] = new Thread(() -> { for (int k = 0; k < times; k++) { lock.lock(); try { x++; } finally { lock.unlock(); } } });
      all[i].start();
    }
    for (Thread one : all) one.join();
    if (x != threads * times) throw new AssertionError();
  }
}
