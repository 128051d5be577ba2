// Truth: violated. main thread 0 may come second and sees 2
public class CommuteUsedResult {
  static int x; static final java.util.concurrent.atomic.AtomicInteger c = new java.util.concurrent.atomic.AtomicInteger();
  public static void main(String[] a) throws Exception {
    
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) { final int me = i; t[i] = new Thread(() -> { for (int k = 0; k < 1; k++) { if (c.incrementAndGet() == 2 && me == 0) throw new IllegalStateException(); } }); t[i].start(); }
    for (Thread one : t) one.join();
    if (c.get() != 2) throw new AssertionError();
  }
}
