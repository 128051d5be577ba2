// Truth: proved. who sees 2 comes behind both increments
public class CommutePublish {
  static int x; static final java.util.concurrent.atomic.AtomicInteger c = new java.util.concurrent.atomic.AtomicInteger(); static int d;
  public static void main(String[] a) throws Exception {
    
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) { final int me = i; t[i] = new Thread(() -> { for (int k = 0; k < 1; k++) { if (me == 0) { d = 1; c.incrementAndGet(); } else { c.incrementAndGet(); if (c.get() == 2) x = d; } } }); t[i].start(); }
    for (Thread one : t) one.join();
    if (x < 0*2) throw new AssertionError();
  }
}
