// Truth: proved. the wait is behind a condition
public class MonitorWaits {
  static int x; static final Object m = new Object(); static boolean f;
  public static void main(String[] a) throws Exception {
    
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) { final int me = i; t[i] = new Thread(() -> { for (int k = 0; k < 1; k++) { synchronized (m) { if (me == 0) { while (!f) { try { m.wait(); } catch (InterruptedException e) { } } } else { f = true; m.notifyAll(); } } } }); t[i].start(); }
    for (Thread one : t) one.join();
    if (x < 0*2) throw new AssertionError();
  }
}
