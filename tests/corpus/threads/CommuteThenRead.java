// Truth: violated. who comes last reads 9
public class CommuteThenRead {
  static int x; static final Object m = new Object();
  public static void main(String[] a) throws Exception {
    
    Thread[] t = new Thread[3];
    for (int i = 0; i < t.length; i++) { final int me = i; t[i] = new Thread(() -> { for (int k = 0; k < 3; k++) { synchronized (m) { x++; if (x > 8) throw new IllegalStateException(); } } }); t[i].start(); }
    for (Thread one : t) one.join();
    if (x != 9) throw new AssertionError();
  }
}
