// The same with a synchronized method.

public class LockMethod {
  static int x;
  static synchronized void add() { x++; }
  public static void main(String[] a) throws Exception {
    int threads = Integer.parseInt(a[0]), times = Integer.parseInt(a[1]);
    Thread[] all = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      all[i] = new Thread(() -> { for (int k = 0; k < times; k++) { add(); } });
      all[i].start();
    }
    for (Thread one : all) one.join();
    if (x != threads * times) throw new AssertionError();
  }
}
