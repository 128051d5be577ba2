// Truth: violated. thread 1 may come first and see 2
public class CommuteTwoBodies {
  static int x; static final Object m = new Object();
  public static void main(String[] a) throws Exception {
    
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) { final int me = i; t[i] = new Thread(() -> { for (int k = 0; k < 1; k++) { synchronized (m) { x += me == 0 ? 1 : 2; } synchronized (m) { if (x == 2) throw new IllegalStateException(); } } }); t[i].start(); }
    for (Thread one : t) one.join();
    if (x < 0*2) throw new AssertionError();
  }
}
