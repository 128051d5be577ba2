// Truth: proved. increments whose results are dropped commute
public class CommuteAtomic {
  static int x; static final java.util.concurrent.atomic.AtomicInteger c = new java.util.concurrent.atomic.AtomicInteger();
  public static void main(String[] a) throws Exception {
    
    Thread[] t = new Thread[8];
    for (int i = 0; i < t.length; i++) { final int me = i; t[i] = new Thread(() -> { for (int k = 0; k < 6; k++) { c.incrementAndGet(); } }); t[i].start(); }
    for (Thread one : t) one.join();
    if (c.get() != 48) throw new AssertionError();
  }
}
