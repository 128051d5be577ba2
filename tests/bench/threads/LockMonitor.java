// Each thread adds to a counter so many times, under a monitor.

public class LockMonitor {
  static final Object lock = new Object();
  static int x;
  public static void main(String[] a) throws Exception {
    int threads = Integer.parseInt(a[0]), times = Integer.parseInt(a[1]);
    Thread[] all = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      all[i] = new Thread(() -> { for (int k = 0; k < times; k++) { synchronized (lock) { x++; } } });
      all[i].start();
    }
    for (Thread one : all) one.join();
    if (x != threads * times) throw new AssertionError();
  }
}
